import type { Actor } from '@naskhah/kernel/actor';
import { administrator, byKey, linkActor, personActor, switchedTo } from '../actors.ts';

/** Who acts in the random stories: their part in the journal stands beside the name, their part in the article follows from the acts. */
export const actorNames = [
  'nor', // wrote the article
  'huda', // editor-in-chief: decides, monitors, makes the issues
  'rashidah', // journal manager: the same
  'tan', // section editor: recommends once assigned
  'lim', // guest editor: decides once assigned
  'ling', // copyeditor of the team
  'priya', // layout editor of the team
  'siti', // reviews
  'raj', // reviews
  'balqis', // manages another journal
  'aminah', // Administrator
  'aminah as huda',
  'aminah as nor',
  'aminah as siti',
  'huda by key',
  'siti by link',
  'siti by another link',
  'nobody',
] as const;
export type ActorName = (typeof actorNames)[number];

export const personNames = [
  'nor',
  'huda',
  'rashidah',
  'tan',
  'lim',
  'ling',
  'priya',
  'siti',
  'raj',
  'balqis',
  'aminah',
] as const;
export type PersonName = (typeof personNames)[number];

/** Everybody who holds a preset in the journal. */
export const teamNames: readonly PersonName[] = ['huda', 'rashidah', 'tan', 'lim', 'ling', 'priya'];

type Ids = { person: (name: PersonName) => string; journal: string; otherJournal: string };

/** The actors of a world. `reviewOf`: the latest assignment of a reviewer, for who comes by its link. */
export const castOf = ({ person, journal, otherJournal }: Ids) => {
  const chief = { permissions: ['volume'], monitors: true, level: 'decide' } as const;
  const huda = personActor(person('huda'), { [journal]: chief });
  return (name: ActorName, reviewOf: (reviewer: PersonName) => string | undefined): Actor => {
    switch (name) {
      case 'huda':
        return huda;
      case 'rashidah':
        return personActor(person(name), { [journal]: chief });
      case 'tan':
        return personActor(person(name), { [journal]: { level: 'recommend' } });
      case 'lim':
        return personActor(person(name), { [journal]: { level: 'decide' } });
      case 'ling':
      case 'priya':
        return personActor(person(name), { [journal]: { level: 'contribute' } });
      case 'nor':
      case 'siti':
      case 'raj':
        return personActor(person(name));
      case 'balqis':
        return personActor(person(name), { [otherJournal]: chief });
      case 'aminah':
        return administrator(person(name));
      case 'aminah as huda':
        return switchedTo(huda, person('aminah'));
      case 'aminah as nor':
        return switchedTo(personActor(person('nor')), person('aminah'));
      case 'aminah as siti':
        return switchedTo(personActor(person('siti')), person('aminah'));
      case 'huda by key':
        return byKey(huda);
      case 'siti by link':
        return linkActor(person('siti'), reviewOf('siti') ?? journal);
      case 'siti by another link':
        return linkActor(person('siti'), otherJournal);
      case 'nobody':
        return { kind: 'nobody' };
    }
  };
};

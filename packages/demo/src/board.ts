import type { PersonActor } from '@naskhah/kernel/actor';
import type { BoardRole } from '@naskhah/kernel/board';
import { saveBoardMember, sayConsent } from '@naskhah/modules/journals/host';
import type { JournalSeed } from './journals.ts';
import { writerOf } from './people.ts';
import { scholars } from './scholars.ts';
import { type Story, told } from './story.ts';
import { teams } from './teams.ts';

type Seat = { key: string; role: BoardRole; answer: 'agreed' | 'declined' | 'none' };

/** The chief and the editors of a journal with people of its field, most of whom have agreed. */
const seatsOf = ({ key, field, manager }: JournalSeed): Seat[] => {
  const team = teams[key];
  const leading: Seat[] = [
    { key: team?.chief ?? manager, role: 'editor-in-chief', answer: 'agreed' },
    ...(team?.editors ?? []).map((one): Seat => ({ key: one.key, role: 'editor', answer: 'agreed' })),
  ];
  const near = [...scholars.filter((one) => one.field === field), ...scholars].map((one) => one.key);
  const others = [...new Set(near)].filter((one) => !leading.some((seat) => seat.key === one));
  return [
    ...leading,
    ...others.slice(0, 2).map((one): Seat => ({ key: one, role: 'editor', answer: 'agreed' })),
    ...others.slice(2, 4).map((one): Seat => ({ key: one, role: 'advisor', answer: 'agreed' })),
    { key: others[4] ?? manager, role: 'advisor', answer: 'none' },
    { key: others[5] ?? manager, role: 'advisor', answer: 'declined' },
  ];
};

/** Puts people on the board of a journal; each is asked and answers, but for one who has not yet. */
export const seedBoard = async (story: Story, seed: JournalSeed, by: PersonActor, journal: string): Promise<void> => {
  for (const { key, role, answer } of seatsOf(seed)) {
    const { name, email, organisation } = writerOf(key);
    const person = story.trx.selectFrom('identity.person').select('orcid').where('id', '=', story.person(key));
    const { orcid } = await person.executeTakeFirstOrThrow();
    const token = story.needs.randomToken();
    const given = { name, email, role, orcid, affiliation: organisation, country: 'MY', termFrom: '2024-01-01' };
    const needs = { ...story.needs, randomToken: () => token };
    told(await saveBoardMember(needs)(by, { journal, id: story.newId(), version: undefined, given }));
    const word = answer === 'declined' ? 'Tidak lagi aktif.' : '';
    if (answer !== 'none') told(await sayConsent(story.needs)(token, { agree: answer === 'agreed', word }));
  }
};

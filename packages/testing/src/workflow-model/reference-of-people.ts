/** Who stands how to the article (decisions 2): the reference's own reading, beside the code that it is compared with. */
import { type ActorName, type PersonName, personNames } from './cast.ts';
import type { Story } from './story.ts';

type Who = {
  /** Null: nobody in particular. */
  person: PersonName | null;
  switched: boolean;
  byKey: boolean;
  link: 'none' | 'of the latest review' | 'of another review';
};
const disguises: Partial<Record<ActorName, Partial<Who> & { person: PersonName }>> = {
  'aminah as huda': { person: 'huda', switched: true },
  'aminah as nor': { person: 'nor', switched: true },
  'aminah as siti': { person: 'siti', switched: true },
  'huda by key': { person: 'huda', byKey: true },
  'siti by link': { person: 'siti', link: 'of the latest review' },
  'siti by another link': { person: 'siti', link: 'of another review' },
};
const isPerson = (name: ActorName): name is ActorName & PersonName => (personNames as readonly string[]).includes(name);

export const whoIs = (name: ActorName): Who => ({
  person: isPerson(name) ? name : null,
  switched: false,
  byKey: false,
  link: 'none',
  ...disguises[name],
});

export const isEditing = ({ role }: { person: string; role: string }): boolean =>
  ['editor', 'section-editor', 'guest-editor'].includes(role);

const sees: readonly (PersonName | null)[] = ['huda', 'rashidah', 'aminah'];

/** Its author; its editors and who sees all of the journal or the platform; who produces it. A link opens one review and nothing else. */
export const standingOf = (story: Story, by: ActorName): 'author' | 'editor' | 'production' | undefined => {
  const { person, link } = whoIs(by);
  if (link !== 'none') return undefined;
  if (person === 'nor') return 'author';
  const parts = story.parts.filter((part) => part.person === person);
  if (parts.some(isEditing) || sees.includes(person)) return 'editor';
  return parts.length > 0 ? 'production' : undefined;
};

/** What somebody may do as an editor: by their preset in the journal, everything as Administrator; who is no editor there, nothing. */
export const levelIn = (story: Story, by: ActorName): 'decide' | 'recommend' | 'less' => {
  if (standingOf(story, by) !== 'editor') return 'less';
  const { person } = whoIs(by);
  if (person === 'tan') return 'recommend';
  return person === 'huda' || person === 'rashidah' || person === 'lim' || person === 'aminah' ? 'decide' : 'less';
};

/** Who holds the issues of the journal. */
export const makesIssues = (by: ActorName): boolean => {
  const { person, link } = whoIs(by);
  return link === 'none' && sees.includes(person);
};

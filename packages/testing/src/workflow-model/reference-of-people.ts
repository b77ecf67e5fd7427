/** Who stands how to the article (decisions 2): the reference's own reading, beside the code that it is compared with. */
import type { ActorName, PersonName } from './cast.ts';
import type { Story } from './story.ts';

type Who = {
  /** Null: nobody in particular. */
  person: PersonName | null;
  switched: boolean;
  byKey: boolean;
  link: 'none' | 'of the latest review' | 'of another review';
};
const someone = { switched: false, byKey: false, link: 'none' } as const;

export const whoIs = (name: ActorName): Who => {
  switch (name) {
    case 'aminah as huda':
      return { ...someone, person: 'huda', switched: true };
    case 'aminah as nor':
      return { ...someone, person: 'nor', switched: true };
    case 'aminah as siti':
      return { ...someone, person: 'siti', switched: true };
    case 'huda by key':
      return { ...someone, person: 'huda', byKey: true };
    case 'siti by link':
      return { ...someone, person: 'siti', link: 'of the latest review' };
    case 'siti by another link':
      return { ...someone, person: 'siti', link: 'of another review' };
    case 'nobody':
      return { ...someone, person: null };
    default:
      return { ...someone, person: name };
  }
};

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

import type { ArticleState, ParticipantRole, Turn } from '@naskhah/kernel/article-words';
import type { Stage } from '@naskhah/kernel/stages';
import type { Act, IssueName } from './acts.ts';
import type { PersonName } from './cast.ts';

export type ReviewName = 'invited' | 'accepted' | 'in-progress' | 'declined' | 'submitted' | 'cancelled';
export type RoundName = 'open' | 'revisions-requested' | 'revisions-submitted' | 'resubmit' | 'accepted' | 'declined';
export type Round = {
  state: RoundName;
  closed: boolean;
  reviews: readonly { person: PersonName; state: ReviewName }[];
};
export type IssueStory = {
  state: 'draft' | 'compiled' | 'requested' | 'approved' | 'returned' | 'public';
  asked: PersonName | null;
  approved: PersonName | null;
};

/** All that the acts change, as the reference and both worlds tell it: where one article and two issues of its journal stand. */
export type Story = {
  status: 'active' | 'declined' | 'scheduled' | 'published';
  stage: Stage;
  /** In the order of their names, as stages and persons below. */
  parts: readonly { person: PersonName; role: ParticipantRole }[];
  /** First to latest; the reviews of each in the order of the invitations. */
  rounds: readonly Round[];
  work: readonly { person: PersonName; stage: 'copyediting' | 'production'; done: boolean }[];
  galleys: number;
  setInto: IssueName | null;
  issues: Readonly<Record<IssueName, IssueStory>>;
  recommendations: number;
};
export type Standing = { state: ArticleState; turn: Turn };

const unasked: IssueStory = { state: 'draft', asked: null, approved: null };

/** Just submitted, nobody assigned. */
export const beginning: Story = {
  status: 'active',
  stage: 'submission',
  parts: [{ person: 'nor', role: 'author' }],
  rounds: [],
  work: [],
  galleys: 0,
  setInto: null,
  issues: { a: unasked, b: unasked },
  recommendations: 0,
};

/** What a world does with an act: the refusal that it named, or nothing. */
export type Outcome = { refusal: string | null };

/** One interpretation of the acts: on the pure functions, or through the database. */
export type World = {
  act: (act: Act) => Promise<Outcome> | Outcome;
  tell: () => Promise<Told> | Told;
};
export type Told = { story: Story; standing: Standing };

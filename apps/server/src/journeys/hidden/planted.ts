/** What must stay hidden from somebody, each told by a word that stands nowhere else. */
export const modes = ['double-anonymous', 'anonymous', 'open'] as const;
export type Mode = (typeof modes)[number];

export const moments = ['under review', 'decided', 'revised', 'in production', 'published'] as const;
export type Moment = (typeof moments)[number];

const letter: Record<Mode, string> = { 'double-anonymous': 'd', anonymous: 'a', open: 'o' };

/** The same things in every article, under words of its own. */
const things = [
  'author',
  'co-author',
  'affiliation',
  'title page',
  'manuscript',
  'maker of the manuscript',
  'file name',
  'editor’s note',
  'recommendation',
  'editor’s recommendation',
  'report to author',
  'report to editor',
  'answer for author',
  'answer for editor',
  'unsent answer',
  'interests',
  'unsent report',
  'reason to decline',
  'suggested instead',
  'review file',
  'revision',
  'reply',
  'reply file',
  'copyedited file',
  'galley',
  'message of the author',
  'message of the reviewer',
  'task',
  'reviewer',
  'reviewer who declined',
] as const;
export type Thing = (typeof things)[number] | 'reviewer’s id' | 'assignment' | 'moment of the invitation';

/** One word for one thing of one article: short enough for a name. */
export const word = (mode: Mode, thing: (typeof things)[number]): string =>
  `${thing.replace(/[^a-z]/g, '').slice(0, 14)}${things.indexOf(thing)}x${letter[mode]}`;

export const plantedIn = (mode: Mode): Map<Thing, string[]> =>
  new Map(things.map((thing): [Thing, string[]] => [thing, [word(mode, thing)]]));

/** The account of somebody of this article; the name of the account is the key with a capital. */
export const keyOf = (mode: Mode, who: string): string => `${who}${letter[mode]}`;

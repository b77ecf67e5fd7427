/** Who may know what, told once more beside the code that decides it (decisions 2 and 5). */
import type { Mode, Moment, Thing } from './planted.ts';

export const viewers = [
  'author',
  'co-author who edits',
  'editor',
  'recommending editor',
  'copyeditor',
  'reviewer',
  'reviewer by link',
  'other reviewer',
  'administrator',
  'stranger',
  'public',
] as const;
export type Viewer = (typeof viewers)[number];
export type Seen = { mode: Mode; moment: Moment; viewer: Viewer; things: readonly string[] };

type Rule = { hides: readonly Thing[]; shows: readonly Thing[] };

const ofAuthors: readonly Thing[] = [
  'author',
  'co-author',
  'affiliation',
  'title page',
  'maker of the manuscript',
  'file name',
];
const ofReviewers: readonly Thing[] = ['reviewer', 'reviewer who declined', 'reviewer’s id'];
const byReviewers: readonly Thing[] = [
  'report to author',
  'answer for author',
  'review file',
  'unsent report',
  'unsent answer',
  'reason to decline',
];
const ofEditors: readonly Thing[] = [
  'editor’s note',
  'recommendation',
  'editor’s recommendation',
  'report to editor',
  'answer for editor',
  'interests',
  'suggested instead',
  'task',
];
const joinable: readonly Thing[] = ['assignment', 'moment of the invitation'];
const toReviewers: readonly Thing[] = ['reply', 'reply file'];
const later: readonly Thing[] = ['copyedited file', 'galley'];
const messages: readonly Thing[] = ['message of the author', 'message of the reviewer'];

const order: readonly Moment[] = ['under review', 'decided', 'revised', 'in production', 'published'];
const since = (moment: Moment, first: Moment): boolean => order.indexOf(moment) >= order.indexOf(first);

/** Reports are the author's from the decision on, for good. */
const isDecided = (moment: Moment): boolean => since(moment, 'decided');

const forAuthor = (mode: Mode, moment: Moment): Rule => {
  const known: readonly Thing[] = ['author', 'co-author', 'affiliation', 'title page', 'file name', 'manuscript'];
  const reports: readonly Thing[] = isDecided(moment) ? ['report to author', 'answer for author'] : [];
  const names: readonly Thing[] = mode === 'open' && isDecided(moment) ? ['reviewer'] : [];
  const files: readonly Thing[] = mode === 'open' && isDecided(moment) ? ['review file'] : [];
  return {
    shows: [...known, ...reports, ...names, ...files, ...(since(moment, 'revised') ? toReviewers : [])],
    hides: [
      ...ofEditors,
      ...joinable,
      'unsent report',
      'unsent answer',
      'reason to decline',
      'message of the reviewer',
      ...(isDecided(moment) ? [] : (['report to author', 'answer for author', 'review file'] as const)),
      ...(mode === 'open' ? [] : ([...ofReviewers, 'review file'] as const)),
    ],
  };
};

const forEditor = (moment: Moment): Rule => ({
  shows: [
    ...ofAuthors,
    ...ofReviewers,
    ...ofEditors,
    ...messages,
    'report to author',
    'answer for author',
    'review file',
    'reason to decline',
    ...(since(moment, 'revised') ? toReviewers : []),
    ...(since(moment, 'in production') ? later : []),
  ],
  hides: ['unsent report', 'unsent answer'],
});

const forProduction = (moment: Moment): Rule => {
  const hides = [...ofReviewers, ...byReviewers, ...ofEditors, ...joinable, ...toReviewers, ...messages];
  return since(moment, 'in production')
    ? { shows: ['author', 'manuscript', 'copyedited file', 'galley'], hides }
    : { shows: [], hides: [...hides, ...ofAuthors, 'manuscript', 'revision'] };
};

const forReviewer = (mode: Mode, moment: Moment, who: 'own' | 'other'): Rule => {
  const ofOthers: readonly Thing[] = ['unsent report', 'unsent answer', 'reason to decline', 'suggested instead'];
  const hidden: readonly Thing[] = [
    'editor’s note',
    'editor’s recommendation',
    'task',
    'copyedited file',
    'message of the author',
  ];
  const ofOther: readonly Thing[] = [
    ...ofReviewers,
    ...joinable,
    ...messages,
    'report to author',
    'report to editor',
    'answer for author',
    'answer for editor',
    'interests',
    'recommendation',
    'reason to decline',
    'suggested instead',
  ];
  const names: readonly Thing[] =
    moment === 'published' ? (['title page', 'maker of the manuscript', 'file name'] as const) : ofAuthors;
  return {
    // Whose review was still open when the article was accepted reads it no longer.
    shows:
      who === 'other' && since(moment, 'in production')
        ? []
        : [
            'manuscript',
            ...(mode === 'double-anonymous' ? [] : (['author', 'co-author', 'title page'] as const)),
            ...(who === 'own'
              ? (['report to author', 'report to editor', 'answer for author', 'answer for editor'] as const)
              : []),
          ],
    hides: [
      ...hidden,
      'review file',
      ...(mode === 'double-anonymous' ? names : []),
      ...(moment === 'published' ? [] : (['galley'] as const)),
      ...(who === 'own' ? ofOthers : ofOther),
    ],
  };
};

const forOutsiders = (moment: Moment): Rule => ({
  shows: moment === 'published' ? ['author', 'co-author', 'galley'] : [],
  hides: [
    ...(moment === 'published' ? [] : (['author', 'co-author', 'affiliation', 'galley'] as const)),
    ...(['title page', 'maker of the manuscript', 'file name', 'manuscript', 'revision', 'copyedited file'] as const),
    ...ofReviewers,
    ...byReviewers,
    ...ofEditors,
    ...joinable,
    ...toReviewers,
    ...messages,
  ],
});

const ruleFor = ({ mode, moment, viewer }: Seen): Rule => {
  switch (viewer) {
    case 'author':
      return forAuthor(mode, moment);
    case 'editor':
    case 'recommending editor':
    case 'administrator':
      return forEditor(moment);
    case 'copyeditor':
      return forProduction(moment);
    case 'reviewer':
    case 'reviewer by link':
      return forReviewer(mode, moment, 'own');
    case 'other reviewer':
      return forReviewer(mode, moment, 'other');
    case 'co-author who edits':
      // What the page of an author's own link says they know; the rest of the handling is closed.
      return {
        shows: [],
        hides: forOutsiders(moment).hides.filter((thing) => !['author', 'co-author', 'affiliation'].includes(thing)),
      };
    case 'stranger':
      return { shows: [], hides: forOutsiders(moment).hides };
    case 'public':
      return forOutsiders(moment);
  }
};

/** What of the rules somebody's findings break, in words. */
export const faultsOf = (seen: Seen): string[] => {
  const { hides, shows } = ruleFor(seen);
  const where = `${seen.mode}, ${seen.moment}, ${seen.viewer}`;
  return [
    ...hides.filter((thing) => seen.things.includes(thing)).map((thing) => `${where} is sent: ${thing}`),
    ...shows.filter((thing) => !seen.things.includes(thing)).map((thing) => `${where} is not sent: ${thing}`),
  ];
};

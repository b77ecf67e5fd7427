import type { Article } from './chapters/article.ts';
import { leave } from './chapters/leave.ts';
import { ask, finish, makeGalleys } from './chapters/production.ts';
import * as review from './chapters/review.ts';
import { sendIn, startDraft } from './chapters/submission.ts';
import type { Fate } from './fates.ts';
import type { Story } from './story.ts';
import type { Verdict } from './texts/reviews.ts';

/** What happens that many days after the submission. */
export type Step = { day: number; act: (story: Story, article: Article) => Promise<void> };

const step = (day: number, act: Step['act']): Step => ({ day, act });
const first = (article: Article): string => article.reviewers[0] ?? '';
const second = (article: Article): string => article.reviewers[1] ?? '';
const decision = (
  day: number,
  ...[kind, note]: [Parameters<typeof review.take>[3], Parameters<typeof review.take>[4]]
) => step(day, (story, article) => review.take(story, article, article.editor, kind, note));
const byChief = (
  day: number,
  ...[kind, note]: [Parameters<typeof review.take>[3], Parameters<typeof review.take>[4]]
) => step(day, (story, article) => review.take(story, article, article.team.chief, kind, note));

const arrived = [step(0, sendIn)];
const assigned = [...arrived, step(2, (story, article) => review.assign(story, article))];
const inReview = [...assigned, decision(3, 'send-to-review', 'send-to-review')];
const invited = [
  ...inReview,
  step(4, (story, article) => review.invite(story, article, first(article))),
  step(4, (story, article) => review.invite(story, article, second(article))),
];
const reports = (one: Verdict, other: Verdict): Step[] => [
  ...invited,
  step(5, (story, article) => review.accept(story, article, first(article))),
  step(6, (story, article) => review.accept(story, article, second(article))),
  step(16, (story, article) => review.report(story, article, first(article), one)),
  step(21, (story, article) => review.report(story, article, second(article), other)),
];
const revised = [
  ...reports('minor-revision', 'major-revision'),
  decision(25, 'request-revisions', 'request-revisions'),
  step(45, review.revise),
];
const inCopyediting = (before: Step[], day: number): Step[] => [
  ...before,
  step(day + 1, (story, article) => ask(story, article, article.team.copyeditor, 'copyeditor')),
];
const inProduction = (before: Step[], day: number): Step[] => [
  ...inCopyediting(before, day),
  step(day + 9, (story, article) => finish(story, article, article.team.copyeditor, 'copyediting')),
  byChief(day + 10, 'send-to-production', 'send-to-production'),
  step(day + 11, (story, article) => ask(story, article, article.team.layout, 'layout-editor')),
];
const ready = (before: Step[], day: number): Step[] => [
  ...inProduction(before, day),
  step(day + 18, makeGalleys),
  step(day + 19, (story, article) => finish(story, article, article.team.layout, 'production')),
];
const acceptedAtOnce = [...reports('accept', 'minor-revision'), decision(25, 'accept', 'accept-at-once')];
const acceptedAfterRevision = [...revised, decision(49, 'accept', 'accept')];

const scripts: Record<Fate, Step[]> = {
  draft: [step(0, startDraft)],
  submitted: arrived,
  'first-look': assigned,
  'declined-at-desk': [...assigned, decision(3, 'decline', 'decline-at-desk')],
  transferred: [...assigned, step(4, (story, article) => leave(story, article, article.editor, 'transferred'))],
  'accepted-without-review': inCopyediting(
    [...assigned, byChief(3, 'accept-without-review', 'accept-without-review')],
    3,
  ),
  'pending-reviewers': inReview,
  'all-declined': [
    ...invited,
    step(6, (story, article) => review.refuseReview(story, article, first(article))),
    step(7, (story, article) => review.refuseReview(story, article, second(article))),
  ],
  'awaiting-responses': invited,
  'under-review': [
    ...invited,
    step(5, (story, article) => review.accept(story, article, first(article))),
    step(6, (story, article) => review.accept(story, article, second(article))),
    step(6, (story, article) => review.beginReport(story, article, first(article))),
  ],
  'one-report-in': [
    ...invited,
    step(5, (story, article) => review.accept(story, article, first(article))),
    step(6, (story, article) => review.accept(story, article, second(article))),
    step(14, (story, article) => review.remind(story, article, second(article))),
    step(16, (story, article) => review.report(story, article, first(article), 'see-comments')),
  ],
  'reviews-ready': reports('minor-revision', 'major-revision'),
  recommended: [
    ...reports('accept', 'minor-revision'),
    step(22, (story, article) => review.assign(story, article, 'chong.kah.hui')),
    step(23, (story, article) => review.take(story, article, 'chong.kah.hui', 'accept', 'accept-at-once')),
  ],
  withdrawn: [...invited, step(9, (story, article) => leave(story, article, article.authors[0].key, 'withdrawn'))],
  'declined-after-review': [...reports('decline', 'resubmit'), decision(25, 'decline', 'decline')],
  'decline-reverted': [
    ...reports('resubmit-elsewhere', 'see-comments'),
    decision(25, 'decline', 'decline'),
    byChief(30, 'revert-decline', 'revert-decline'),
  ],
  'revisions-requested': [
    ...reports('minor-revision', 'major-revision'),
    decision(25, 'request-revisions', 'request-revisions'),
  ],
  resubmit: [...reports('resubmit', 'major-revision'), decision(25, 'resubmit', 'resubmit')],
  'revisions-submitted': revised,
  'second-round': [
    ...reports('resubmit', 'major-revision'),
    decision(25, 'resubmit', 'resubmit'),
    step(45, review.revise),
    step(46, (story, article) => review.invite(story, article, first(article))),
    step(46, (story, article) => review.invite(story, article, second(article))),
    step(48, (story, article) => review.accept(story, article, second(article))),
  ],
  copyediting: inCopyediting(acceptedAfterRevision, 49),
  'sent-back': [...acceptedAtOnce, byChief(29, 'back-to-previous-stage', 'back-to-previous-stage')],
  production: [
    ...inProduction(acceptedAtOnce, 25),
    step(36, (story, article) => ask(story, article, article.team.proofreader, 'proofreader')),
  ],
  'ready-to-schedule': ready(acceptedAtOnce, 25),
  'ready-after-revision': ready(acceptedAfterRevision, 49),
};

export const scriptOf = (fate: Fate): Step[] => scripts[fate];

/** How many days the script of a fate lasts. */
export const lengthOf = (fate: Fate): number => Math.max(...scripts[fate].map((one) => one.day));

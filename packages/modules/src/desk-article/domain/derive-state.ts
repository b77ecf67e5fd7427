import type { ArticleState, SubmissionStatus, Turn } from '@naskhah/kernel/article-words';

/** The facts of an article from which its state everywhere is derived. Days are yyyy-mm-dd in the journal's time zone. */
export type ArticleFacts = {
  status: Exclude<SubmissionStatus, 'draft'>;
  stage: 'submission' | 'review' | 'copyediting' | 'production' | 'publication';
  stageSince: Date;
  /** By when the editor should have had a first look, or decided: days counted by the journal's settings. */
  firstLookDue: string;
  hasEditor: boolean;
  round:
    | {
        number: number;
        state: 'open' | 'revisions-requested' | 'revisions-submitted' | 'resubmit' | 'accepted' | 'declined';
        openedAt: Date;
        revisionsDue: string | null;
        reviews: readonly ReviewFacts[];
        revisionAt: Date | null;
        /** By when the editor should act on what is in. */
        decideDue: string;
      }
    | undefined;
  work: readonly {
    stage: 'copyediting' | 'production';
    due: string;
    doneAt: Date | null;
    role: 'copyeditor' | 'layout-editor';
  }[];
};
export type ReviewFacts = {
  state: 'invited' | 'accepted' | 'declined' | 'in-progress' | 'submitted' | 'considered' | 'thanked' | 'cancelled';
  answerDue: string;
  reviewDue: string;
  changedAt: Date;
};

export type Derived = { state: ArticleState; turn: Turn; since: Date; due: string | null };

/** The latest of some moments; there is at least one. */
export const latest = (moments: readonly [Date, ...Date[]]): Date =>
  new Date(Math.max(...moments.map((moment) => moment.getTime())));
const earliest = (days: readonly string[]): string | null => [...days].sort()[0] ?? null;

const inReview = (facts: ArticleFacts, round: NonNullable<ArticleFacts['round']>): Derived => {
  switch (round.state) {
    case 'revisions-requested':
    case 'resubmit':
      return { state: 'revisions-requested', turn: 'author', since: facts.stageSince, due: round.revisionsDue };
    case 'revisions-submitted':
      return {
        state: 'revisions-submitted',
        turn: 'editor',
        since: round.revisionAt ?? round.openedAt,
        due: round.decideDue,
      };
    case 'open':
    case 'accepted':
    case 'declined':
      break;
  }
  const asked = round.reviews.filter((review) => review.state !== 'declined' && review.state !== 'cancelled');
  const changes = round.reviews.map((review) => review.changedAt);
  const since = latest([round.openedAt, ...changes]);
  // A round whose reviewers all declined waits for reviewers, it does not wait for reviews.
  if (asked.length === 0) return { state: 'pending-reviewers', turn: 'editor', since, due: round.decideDue };
  const working = asked.filter((review) => review.state === 'accepted' || review.state === 'in-progress');
  const invited = asked.filter((review) => review.state === 'invited');
  const waitedFor = [...working.map((review) => review.reviewDue), ...invited.map((review) => review.answerDue)];
  if (working.length > 0) return { state: 'under-review', turn: 'reviewers', since, due: earliest(waitedFor) };
  if (invited.length === asked.length)
    return { state: 'awaiting-responses', turn: 'reviewers', since, due: earliest(waitedFor) };
  if (invited.length > 0) return { state: 'under-review', turn: 'reviewers', since, due: earliest(waitedFor) };
  return { state: 'reviews-ready', turn: 'editor', since, due: round.decideDue };
};

const inWork = (facts: ArticleFacts, stage: 'copyediting' | 'production'): Derived => {
  const state = stage;
  const work = facts.work.filter((one) => one.stage === stage);
  const open = work.filter((one) => !one.doneAt);
  const turn = stage === 'copyediting' ? 'copyeditor' : 'layout-editor';
  if (open.length > 0) return { state, turn, since: facts.stageSince, due: earliest(open.map((one) => one.due)) };
  const done = latest([facts.stageSince, ...work.flatMap((one) => (one.doneAt ? [one.doneAt] : []))]);
  if (stage === 'production' && work.length > 0)
    return { state: 'ready-to-schedule', turn: 'editor', since: done, due: null };
  return { state, turn: 'editor', since: done, due: null };
};

/** The one state that lists, pages, mails and reports show. Only here. */
export const deriveState = (facts: ArticleFacts): Derived => {
  const settled = { turn: 'nobody', since: facts.stageSince, due: null } as const;
  switch (facts.status) {
    case 'scheduled':
    case 'published':
    case 'declined':
    case 'withdrawn':
    case 'transferred':
    case 'retracted':
      return { state: facts.status, ...settled };
    case 'active':
      break;
  }
  switch (facts.stage) {
    case 'submission':
      return {
        state: facts.hasEditor ? 'first-look' : 'submitted',
        turn: 'editor',
        since: facts.stageSince,
        due: facts.firstLookDue,
      };
    case 'review':
      return facts.round
        ? inReview(facts, facts.round)
        : { state: 'pending-reviewers', turn: 'editor', since: facts.stageSince, due: facts.firstLookDue };
    case 'copyediting':
      return inWork(facts, 'copyediting');
    case 'production':
      return inWork(facts, 'production');
    case 'publication':
      return { state: 'scheduled', ...settled };
  }
};

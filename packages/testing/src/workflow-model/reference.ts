/**
 * What the specification (section 6) and the decisions (sections 2, 4, 5, 6) say of each act, written without a look at the code
 * that decides: which refusals apply, or what the story becomes. Where several refusals apply, any of them may be named.
 */
import type { DecisionKind } from '@naskhah/kernel/article-words';
import type { Act } from './acts.ts';
import { teamNames } from './cast.ts';
import { judgePublication } from './reference-of-issues.ts';
import { isEditing, levelIn, standingOf, whoIs } from './reference-of-people.ts';
import { judgeReview } from './reference-of-reviews.ts';
import type { RoundName, Story } from './story.ts';
import type { Circumstances, Verdict } from './verdict.ts';

type Decide = Extract<Act, { act: 'decide' }>;

/** Decisions 5: the decisions of each stage. While a new version is awaited, the article can only be declined or taken back. */
const isOpen = (kind: DecisionKind, { status, stage, rounds }: Story): boolean => {
  if (kind === 'revert-decline') return status === 'declined';
  if (status !== 'active') return false;
  if (
    stage === 'review' &&
    rounds.at(-1)?.state === 'resubmit' &&
    kind !== 'decline' &&
    kind !== 'back-to-previous-stage'
  )
    return false;
  const where: Record<typeof kind, readonly string[]> = {
    'send-to-review': ['submission'],
    'accept-without-review': ['submission'],
    decline: ['submission', 'review'],
    'request-revisions': ['review'],
    resubmit: ['review'],
    accept: ['review'],
    'send-to-production': ['copyediting'],
    'back-to-previous-stage': ['review', 'copyediting', 'production'],
  };
  return where[kind].includes(stage);
};

const forward: readonly DecisionKind[] = ['send-to-review', 'accept-without-review', 'accept', 'send-to-production'];

/** The latest round in another state; one that ends takes no more reviews, one that opens again is not closed. */
const latestRound = (story: Story, state: RoundName): Story => {
  const ends = state === 'accepted' || state === 'declined';
  return {
    ...story,
    rounds: story.rounds.map((round, at) => {
      if (at < story.rounds.length - 1) return round;
      const reviews = round.reviews.map((review) =>
        ends && ['invited', 'accepted', 'in-progress'].includes(review.state)
          ? { ...review, state: 'cancelled' as const }
          : review,
      );
      return { state, closed: ends || (state !== 'open' && round.closed), reviews };
    }),
  };
};
const opened = (story: Story): Story =>
  story.rounds.length > 0
    ? latestRound(story, 'open')
    : { ...story, rounds: [{ state: 'open', closed: false, reviews: [] }] };

const afterDecision = (kind: DecisionKind, story: Story): Story => {
  switch (kind) {
    case 'send-to-review':
      return opened({ ...story, stage: 'review' });
    case 'accept-without-review':
    case 'accept':
      return latestRound({ ...story, stage: 'copyediting' }, 'accepted');
    case 'decline':
      return latestRound({ ...story, status: 'declined' }, 'declined');
    case 'revert-decline':
      return latestRound({ ...story, status: 'active' }, 'open');
    case 'request-revisions':
      return latestRound(story, 'revisions-requested');
    case 'resubmit':
      return latestRound(story, 'resubmit');
    case 'send-to-production':
      return { ...story, stage: 'production' };
    case 'back-to-previous-stage':
      if (story.stage === 'review') return { ...story, stage: 'submission' };
      return story.stage === 'production' ? { ...story, stage: 'copyediting' } : opened({ ...story, stage: 'review' });
  }
};

const judgeDecision = (story: Story, { heldUp }: Circumstances, act: Decide): Verdict => {
  const who = whoIs(act.by);
  const standing = standingOf(story, act.by);
  if (who.switched || !standing) return { refusals: ['not-while-switched', 'article-not-found'] };
  const level = levelIn(story, act.by);
  if (level !== 'decide' && level !== 'recommend') return { refusals: ['not-allowed', 'stale-version'] };
  const decides = level === 'decide';
  const refusals = [
    ...(act.stale ? ['stale-version'] : []),
    ...(isOpen(act.kind, story) ? [] : ['decision-not-open']),
    ...(decides && act.kind === 'send-to-review' && !story.parts.some(isEditing) ? ['editor-missing'] : []),
    ...(decides && heldUp && forward.includes(act.kind) ? ['task-blocks'] : []),
  ];
  if (refusals.length > 0) return { refusals };
  return {
    becomes: decides ? afterDecision(act.kind, story) : { ...story, recommendations: story.recommendations + 1 },
  };
};

const byName = <T extends { person: string }>(one: T, other: T): number => (one.person < other.person ? -1 : 1);

const judgeAssignment = (story: Story, act: Extract<Act, { act: 'assign' | 'unassign' }>): Verdict => {
  const { person, role } = act;
  if (!standingOf(story, act.by)) return { refusals: ['article-not-found'] };
  if (levelIn(story, act.by) !== 'decide' || role === 'author') return judgeAuthorship(story, act);
  const held = story.parts.some((part) => part.person === person && part.role === role);
  if (act.act === 'unassign') {
    if (!held) return { becomes: story };
    const editors = story.parts.filter(isEditing);
    if (isEditing({ person, role }) && editors.length === 1 && story.stage !== 'submission')
      return { refusals: ['last-mandatory-participant'] };
    const parts = story.parts.filter((part) => part.person !== person || part.role !== role);
    return { becomes: { ...story, parts, work: story.work.filter((one) => one.person !== person || one.done) } };
  }
  if (held) return { becomes: story };
  const reviews = story.rounds.some((round) =>
    round.reviews.some((one) => one.person === person && one.state !== 'declined' && one.state !== 'cancelled'),
  );
  const refusals = [
    ...(person === 'nor' || !teamNames.includes(person) ? ['not-in-team'] : []),
    ...(reviews && isEditing({ person, role }) ? ['is-a-reviewer'] : []),
  ];
  if (refusals.length > 0) return { refusals };
  const parts = [...story.parts, { person, role }].sort(byName);
  const stage = role === 'copyeditor' ? 'copyediting' : role === 'layout-editor' ? 'production' : undefined;
  if (!stage) return { becomes: { ...story, parts } };
  const given = { person, stage, done: false } as const;
  const work = [...story.work.filter((one) => one.person !== person), given].sort(byName);
  return { becomes: { ...story, parts, work } };
};

/** Nobody is made an author, and who is one stays; a part of that name that nobody has is gone already. */
const judgeAuthorship = (story: Story, act: Extract<Act, { act: 'assign' | 'unassign' }>): Verdict => {
  const decides = levelIn(story, act.by) === 'decide';
  const held = story.parts.some((part) => part.person === act.person && part.role === act.role);
  return decides && act.act === 'unassign' && !held ? { becomes: story } : { refusals: ['not-allowed'] };
};

const judgeWork = (story: Story, act: Extract<Act, { act: 'finish work' }>): Verdict => {
  const standing = standingOf(story, act.by);
  if (!standing || standing === 'author') return { refusals: ['article-not-found'] };
  const work = story.work.find((one) => one.person === act.person);
  if (!work) return { refusals: ['work-not-found'] };
  if (whoIs(act.by).person !== act.person && levelIn(story, act.by) !== 'decide') return { refusals: ['not-allowed'] };
  if (work.done) return { becomes: story };
  return { becomes: { ...story, work: story.work.map((one) => (one === work ? { ...one, done: true } : one)) } };
};

/** What the specification says to an act. */
export const judge = (story: Story, circumstances: Circumstances, act: Act): Verdict => {
  switch (act.act) {
    case 'decide':
      return judgeDecision(story, circumstances, act);
    case 'assign':
    case 'unassign':
      return judgeAssignment(story, act);
    case 'finish work':
      return judgeWork(story, act);
    case 'hold up':
      return { becomes: story };
    case 'invite':
    case 'answer':
    case 'cancel':
    case 'revise':
      return judgeReview(story, act);
    case 'add galley':
    case 'remove galley':
    case 'set into':
    case 'step':
    case 'edit issue':
      return judgePublication(story, circumstances, act);
  }
};

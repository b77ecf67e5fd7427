/** Invitations, reviews and revisions (decisions 5). */
import type { Act } from './acts.ts';
import type { PersonName } from './cast.ts';
import { isEditing, levelIn, standingOf, whoIs } from './reference-of-people.ts';
import type { ReviewName, Round, Story } from './story.ts';
import type { Verdict } from './verdict.ts';

type Of<Name extends Act['act']> = Extract<Act, { act: Name }>;

const takesInvitations = ({ status, stage, rounds }: Story): boolean =>
  status === 'active' && stage === 'review' && rounds.at(-1)?.state === 'open';

const judgeInvitation = (story: Story, act: Of<'invite'>): Verdict => {
  if (!standingOf(story, act.by)) return { refusals: ['article-not-found'] };
  if (levelIn(story, act.by) !== 'decide') return { refusals: ['not-allowed'] };
  const latest = story.rounds.at(-1);
  const refusals = [
    ...(takesInvitations(story) ? [] : ['no-open-round']),
    ...(act.datesWrong ? ['dates-wrong'] : []),
    ...(act.person === 'nor' ? ['is-an-author'] : []),
    ...(act.person === whoIs(act.by).person || story.parts.some((part) => part.person === act.person && isEditing(part))
      ? ['is-an-editor']
      : []),
    ...(latest?.reviews.some((review) => review.person === act.person) ? ['already-invited'] : []),
  ];
  if (refusals.length > 0 || !latest) return { refusals };
  const reviews = [...latest.reviews, { person: act.person, state: 'invited' as const }];
  return { becomes: { ...story, rounds: [...story.rounds.slice(0, -1), { ...latest, reviews }] } };
};

/** The latest assignment of a reviewer, in whichever round. */
const latestReview = (story: Story, person: PersonName) =>
  story.rounds.flatMap((round) => round.reviews.filter((review) => review.person === person)).at(-1);

const withReview = (story: Story, changed: Round['reviews'][number], state: ReviewName): Story => ({
  ...story,
  rounds: story.rounds.map((round) => ({
    ...round,
    reviews: round.reviews.map((review) => (review === changed ? { ...review, state } : review)),
  })),
});

/** From which state an answer leads where; the answer that led to a state, given again, is no change. */
const leads: Record<
  Of<'answer'>['answer'],
  { from: readonly ReviewName[]; to: ReviewName; again: readonly ReviewName[] }
> = {
  accept: { from: ['invited'], to: 'accepted', again: ['accepted', 'in-progress'] },
  decline: { from: ['invited', 'accepted', 'in-progress'], to: 'declined', again: ['declined'] },
  save: { from: ['accepted', 'in-progress'], to: 'in-progress', again: [] },
  submit: { from: ['accepted', 'in-progress'], to: 'submitted', again: ['submitted'] },
};
const needs: Record<Of<'answer'>['answer'], readonly string[]> = {
  accept: [],
  decline: ['reason'],
  save: [],
  submit: ['recommendation', 'comments'],
};

const judgeAnswer = (story: Story, act: Of<'answer'>): Verdict => {
  const who = whoIs(act.by);
  const review = latestReview(story, act.review);
  const own = who.person === act.review && who.link !== 'of another review';
  if (who.switched) return { refusals: ['not-while-switched', 'review-not-found'] };
  if (!review || !own) return { refusals: ['review-not-found'] };
  const { from, to, again } = leads[act.answer];
  if (again.includes(review.state)) return { becomes: story };
  if (!from.includes(review.state)) return { refusals: [review.state === 'invited' ? 'not-answered' : 'review-ended'] };
  const refusals = [
    ...(needs[act.answer].includes(act.lacks) ? [`${act.lacks}-missing`] : []),
    ...(act.stale ? ['stale-version'] : []),
  ];
  return refusals.length > 0 ? { refusals } : { becomes: withReview(story, review, to) };
};

const judgeCancellation = (story: Story, act: Of<'cancel'>): Verdict => {
  const review = latestReview(story, act.review);
  if (!review || standingOf(story, act.by) !== 'editor') return { refusals: ['review-not-found'] };
  if (levelIn(story, act.by) !== 'decide') return { refusals: ['not-allowed'] };
  if (review.state === 'submitted' || review.state === 'declined') return { refusals: ['review-ended'] };
  return { becomes: review.state === 'cancelled' ? story : withReview(story, review, 'cancelled') };
};

const cancelled = (reviews: Round['reviews']): Round['reviews'] =>
  reviews.map((review) =>
    review.state === 'submitted' || review.state === 'declined' ? review : { ...review, state: 'cancelled' },
  );

/** A revision stays in its round; a resubmission ends it, with all that was still awaited in it, and opens the next. */
const judgeRevision = (story: Story, act: Of<'revise'>): Verdict => {
  if (standingOf(story, act.by) !== 'author') return { refusals: ['article-not-found'] };
  const latest = story.rounds.at(-1);
  const asked =
    story.status === 'active' &&
    story.stage === 'review' &&
    (latest?.state === 'revisions-requested' || latest?.state === 'resubmit');
  const refusals = [
    ...(asked ? [] : ['revision-not-asked']),
    ...(act.stale ? ['stale-version'] : []),
    ...(act.file ? [] : ['revision-file-missing']),
  ];
  if (refusals.length > 0 || !latest) return { refusals };
  const earlier = story.rounds.slice(0, -1);
  const revised = { ...latest, state: 'revisions-submitted' as const };
  if (latest.state === 'revisions-requested') return { becomes: { ...story, rounds: [...earlier, revised] } };
  const ended = { ...revised, closed: true, reviews: cancelled(latest.reviews) };
  return { becomes: { ...story, rounds: [...earlier, ended, { state: 'open', closed: false, reviews: [] }] } };
};

export const judgeReview = (story: Story, act: Of<'invite' | 'answer' | 'cancel' | 'revise'>): Verdict => {
  switch (act.act) {
    case 'invite':
      return judgeInvitation(story, act);
    case 'answer':
      return judgeAnswer(story, act);
    case 'cancel':
      return judgeCancellation(story, act);
    case 'revise':
      return judgeRevision(story, act);
  }
};

import { ok, type Result, refuse } from '@naskhah/kernel/result';
import type { StageLevel } from '@naskhah/kernel/stages';
import type { Position } from './decisions.ts';
import { takesReviewers } from './rounds.ts';

type Dates = { today: string; answerDue: string; reviewDue: string };
export type InviteRefusal = 'not-allowed' | 'no-open-round' | 'dates-wrong';

/** Whether a reviewer may be invited now, by these days (yyyy-mm-dd): the answer not before today, the review not before the answer. */
export const mayInvite = (position: Position, level: StageLevel, dates: Dates): Result<true, InviteRefusal> => {
  if (level !== 'decide') return refuse('not-allowed');
  if (!takesReviewers(position)) return refuse('no-open-round');
  return dates.answerDue < dates.today || dates.reviewDue < dates.answerDue
    ? refuse('dates-wrong', [{ path: 'review_due', code: 'dates-wrong' }])
    : ok(true);
};

/** Whether this person may be the one: nobody reviews what they wrote, and everybody is asked once in a round. */
export const inviteOnce = (
  person: string,
  wanted: string | undefined,
  participants: readonly { person_id: string; role: string }[],
  known: { id: string } | undefined,
): Result<'new' | 'already', 'is-an-author' | 'already-invited'> => {
  if (participants.some((part) => part.person_id === person && part.role === 'author')) return refuse('is-an-author');
  if (!known) return ok('new');
  return known.id === wanted ? ok('already') : refuse('already-invited');
};

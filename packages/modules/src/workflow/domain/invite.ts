import { isEditorRole } from '@naskhah/kernel/article-words';
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

type Invited = {
  person: string;
  /** Whether the byline names them, by their account or by any address. */
  author: boolean;
  /** The id that the invitation is to have. */
  wanted: string | undefined;
};
type Standing = {
  by: string;
  participants: readonly { person_id: string; role: string }[];
  /** Their assignment in the round. */
  known: { id: string } | undefined;
};

/** Whether this person may be the one: nobody reviews what they wrote or decide on, and everybody is asked once in a round. */
export const inviteOnce = (
  { person, author, wanted }: Invited,
  { by, participants, known }: Standing,
): Result<'new' | 'already', 'is-an-author' | 'is-an-editor' | 'already-invited'> => {
  const roles = participants.filter((part) => part.person_id === person).map(({ role }) => role);
  if (author || roles.includes('author')) return refuse('is-an-author');
  if (person === by || roles.some(isEditorRole)) return refuse('is-an-editor');
  if (!known) return ok('new');
  return known.id === wanted ? ok('already') : refuse('already-invited');
};

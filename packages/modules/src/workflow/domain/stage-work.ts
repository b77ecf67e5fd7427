import { ok, type Result, refuse } from '@naskhah/kernel/result';
import type { StageLevel } from '@naskhah/kernel/stages';

type Work = { person_id: string; done_at: Date | null };

/** Work of a stage is done when who was asked says so, or who decides there; done already is no change. */
export const finishWork = (
  work: Work,
  person: string,
  level: StageLevel,
): Result<'done' | 'already', 'not-allowed'> => {
  if (work.person_id !== person && level !== 'decide') return refuse('not-allowed');
  return ok(work.done_at ? 'already' : 'done');
};

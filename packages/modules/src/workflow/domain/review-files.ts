import { ok, type Result, refuse } from '@naskhah/kernel/result';
import type { StageLevel } from '@naskhah/kernel/stages';

/** `allowed`: whether reviewers may have it at all; a title page names the authors. */
type File = { id: string; allowed: boolean };
export type ChooseRefusal = 'not-allowed' | 'file-not-found' | 'file-names-authors';

/** Which files of an article go to its reviewers: decided by who decides in the review, among those that may go. */
export const chooseFiles = (
  files: readonly File[],
  chosen: readonly string[],
  level: StageLevel,
): Result<true, ChooseRefusal> => {
  if (level !== 'decide') return refuse('not-allowed');
  const wanted = chosen.map((id) => files.find((file) => file.id === id));
  if (wanted.includes(undefined)) return refuse('file-not-found');
  return wanted.some((file) => !file?.allowed) ? refuse('file-names-authors') : ok(true);
};

import type { Lack } from '@naskhah/kernel/registration';
import { ok, type Result, refuse } from '@naskhah/kernel/result';

export type JournalState =
  | 'draft'
  | 'submitted'
  | 'checking'
  | 'returned'
  | 'verified'
  | 'rejected'
  | 'active'
  | 'suspended'
  | 'ceased'
  | 'title_changed';

/** A journal has its public pages in these states; it keeps them when it is suspended or ends: what was published stays to be read. */
export const statesWithSite = [
  'verified',
  'active',
  'suspended',
  'ceased',
  'title_changed',
] as const satisfies JournalState[];

export const hasSite = (state: JournalState): boolean => statesWithSite.some((one) => one === state);

/** Authors may submit to a journal in these states. */
export const isOpen = (state: JournalState): boolean => state === 'verified' || state === 'active';

/** Submitting a registration: from a draft or after it was returned. */
export const submitRegistration = (
  state: JournalState,
  missing: readonly Lack[],
): Result<JournalState, 'journal-not-draft' | 'journal-incomplete'> => {
  if (state === 'submitted') return ok(state);
  if (state !== 'draft' && state !== 'returned') return refuse('journal-not-draft');
  if (missing.length > 0)
    return refuse(
      'journal-incomplete',
      missing.map(({ path, code }) => ({ path, code })),
    );
  return ok('submitted');
};

/** Only what nobody was asked to judge yet can be taken away without a trace of it left to read. */
export const deleteDraft = (state: JournalState): Result<null, 'journal-not-draft'> =>
  state === 'draft' ? ok(null) : refuse('journal-not-draft');

import { ok, type Result, refuse } from '@naskhah/kernel/result';
import type { MadeReason, Progress } from './checking.ts';

export const verdicts = ['passed', 'verified', 'returned', 'rejected'] as const;
export type Verdict = (typeof verdicts)[number];

export type Checked = {
  /** Where the registration stands. */
  state: string;
  /** Whether the check was passed, so that a decision waits. */
  passed: boolean;
  /** Whether anything of the checklist was answered. */
  begun: boolean;
  progress: Progress;
  reasons: readonly MadeReason[];
  /** What is written to the applicant. */
  word: string;
};

export type VerdictRefusal =
  | 'journal-not-submitted'
  | 'journal-not-passed'
  | 'checks-open'
  | 'comment-missing'
  | 'reason-missing';

const atItems = (ids: readonly string[]) => ids.map((path) => ({ path, code: 'required' }));

/**
 * What the secretariat decides: a check without a failed item is passed on, a journal that was passed is verified, and at any time
 * until then a registration is returned with its reasons or rejected with one.
 */
export const decide = (verdict: Verdict, checked: Checked): Result<Verdict, VerdictRefusal> => {
  const { state, passed, begun, progress, reasons, word } = checked;
  if (state !== 'submitted' && state !== 'checking') return refuse('journal-not-submitted');
  switch (verdict) {
    case 'passed': {
      const left = [...progress.open, ...progress.unsaid];
      if (left.length > 0) return refuse('checks-open', atItems(left));
      return !begun || progress.failed > 0 ? refuse('checks-open') : ok(verdict);
    }
    case 'verified':
      return passed ? ok(verdict) : refuse('journal-not-passed');
    case 'returned':
      if (progress.unsaid.length > 0) return refuse('comment-missing', atItems(progress.unsaid));
      return reasons.length > 0 || word !== ''
        ? ok(verdict)
        : refuse('reason-missing', [{ path: 'reason', code: 'required' }]);
    case 'rejected':
      return word === '' ? refuse('reason-missing', [{ path: 'reason', code: 'required' }]) : ok(verdict);
  }
};

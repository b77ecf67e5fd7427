import type { PersonId } from '@naskhah/kernel/ids';
import { ok, type Result, refuse } from '@naskhah/kernel/result';
import type { Issue } from './issue.ts';

/** What a step of publication makes of an issue; undefined: already so. */
export type Step = { to: 'requested' | 'approved' | 'public' | 'returned'; by: PersonId } | undefined;

/** Asking for publication. With no approvals required the request publishes; with one, the final approval follows at once. */
export const requestPublication = (
  issue: Issue,
  by: PersonId,
  missing: number,
): Result<Step, 'issue-not-open' | 'issue-incomplete'> => {
  switch (issue.state.is) {
    case 'draft':
    case 'compiled':
    case 'returned':
    case 'unpublished':
      if (missing > 0) return refuse('issue-incomplete');
      return ok({ to: issue.levels === 0 ? 'public' : 'requested', by });
    case 'requested':
      return ok(undefined);
    case 'approved':
    case 'public':
      return refuse('issue-not-open');
  }
};

/** The first of the two approvals. The person who asked may give it. */
export const approve = (issue: Issue, by: PersonId): Result<Step, 'issue-not-requested' | 'second-person-required'> => {
  switch (issue.state.is) {
    case 'requested':
      return ok({ to: 'approved', by });
    case 'approved':
      return issue.state.by === by ? ok(undefined) : refuse('second-person-required');
    case 'draft':
    case 'compiled':
    case 'returned':
    case 'public':
    case 'unpublished':
      return refuse('issue-not-requested');
  }
};

/** The final approval, by another person than the first one; where a journal asks for one level it follows the request. */
export const approveFinally = (
  issue: Issue,
  by: PersonId,
  missing: number,
): Result<Step, 'issue-not-approved' | 'second-person-required' | 'issue-incomplete'> => {
  switch (issue.state.is) {
    case 'approved':
      if (issue.state.by === by) return refuse('second-person-required');
      return missing > 0 ? refuse('issue-incomplete') : ok({ to: 'public', by });
    case 'requested':
      if (issue.levels > 1) return refuse('issue-not-approved');
      if (issue.state.by === by) return refuse('second-person-required');
      return missing > 0 ? refuse('issue-incomplete') : ok({ to: 'public', by });
    case 'public':
      return ok(undefined);
    case 'draft':
    case 'compiled':
    case 'returned':
    case 'unpublished':
      return refuse('issue-not-approved');
  }
};

/** Sending an issue back, from either approval: what was asked and approved is void. */
export const returnToEditors = (issue: Issue, by: PersonId): Result<Step, 'issue-not-requested'> => {
  switch (issue.state.is) {
    case 'requested':
    case 'approved':
      return ok({ to: 'returned', by });
    case 'draft':
    case 'compiled':
    case 'returned':
    case 'public':
    case 'unpublished':
      return refuse('issue-not-requested');
  }
};

/** Whether the issue and its articles may be changed, or deleted: what was public once stays as readers found it. */
export const mayChangeContent = ({ state }: { state: Pick<Issue['state'], 'is'> }): boolean =>
  state.is !== 'public' && state.is !== 'unpublished';

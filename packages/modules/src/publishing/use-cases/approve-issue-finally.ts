import type { Actor } from '@naskhah/kernel/actor';
import type { Result } from '@naskhah/kernel/result';
import { approveFinally } from '../domain/approvals.ts';
import type { PublishingNeeds } from '../ports.ts';
import { moveIssue, type StepInput, type StepRefusal } from './move-issue.ts';

type Refusal = StepRefusal | 'issue-not-approved' | 'second-person-required' | 'issue-incomplete';

/** The final approval, by another person: the issue and its articles are public. */
export const approveIssueFinally =
  (needs: PublishingNeeds) =>
  (actor: Actor, input: StepInput): Promise<Result<string, Refusal>> =>
    moveIssue(needs, actor, input, approveFinally);

import type { Actor } from '@naskhah/kernel/actor';
import type { Result } from '@naskhah/kernel/result';
import { approve } from '../domain/approvals.ts';
import type { PublishingNeeds } from '../ports.ts';
import { moveIssue, type StepInput, type StepRefusal } from './move-issue.ts';

/** The first approval of a requested issue. */
export const approveIssue =
  (needs: PublishingNeeds) =>
  (
    actor: Actor,
    input: StepInput,
  ): Promise<Result<string, StepRefusal | 'issue-not-requested' | 'second-person-required'>> =>
    moveIssue(needs, actor, input, approve);

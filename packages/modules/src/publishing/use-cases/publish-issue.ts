import type { Actor } from '@naskhah/kernel/actor';
import type { Result } from '@naskhah/kernel/result';
import { requestPublication } from '../domain/approvals.ts';
import type { PublishingNeeds } from '../ports.ts';
import { moveIssue, type StepInput, type StepRefusal } from './move-issue.ts';

/** Asks for publication of a complete issue. */
export const publishIssue =
  (needs: PublishingNeeds) =>
  (actor: Actor, input: StepInput): Promise<Result<string, StepRefusal | 'issue-not-open' | 'issue-incomplete'>> =>
    moveIssue(needs, actor, input, requestPublication);

import type { Actor } from '@naskhah/kernel/actor';
import type { Result } from '@naskhah/kernel/result';
import { requestPublication } from '../domain/approvals.ts';
import type { PublishingNeeds } from '../ports.ts';
import { issueLacks } from '../queries/issue-facts.ts';
import { moveIssue, type StepInput, type StepRefusal } from './move-issue.ts';

/** Asks for publication of a complete issue. */
export const publishIssue =
  (needs: PublishingNeeds) =>
  (actor: Actor, input: StepInput): Promise<Result<string, StepRefusal | 'issue-not-open' | 'issue-incomplete'>> =>
    moveIssue(needs, actor, input, async (trx, issue, by) =>
      requestPublication(issue, by.person, (await issueLacks(trx, issue.id)).length),
    );

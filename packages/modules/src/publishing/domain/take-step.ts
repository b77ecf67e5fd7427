import type { Actor } from '@naskhah/kernel/actor';
import type { PersonId } from '@naskhah/kernel/ids';
import { type Result, refuse } from '@naskhah/kernel/result';
import type { Step } from './approvals.ts';
import type { Issue } from './issue.ts';
import { mayApprove, mayHandleIssues } from './policy.ts';

export type StepRefusal = 'issue-not-found' | 'stale-version' | 'not-while-switched';

/**
 * Whether this actor may take a step of publication, and what it makes of the issue. What is already so asks for no version:
 * the same step sent again is the same step.
 */
export const takeStep = <R extends string>(
  issue: Issue | undefined,
  actor: Actor,
  version: number,
  decide: (issue: Issue, by: PersonId) => Result<Step, R>,
): Result<Step, StepRefusal | R> => {
  if (!issue || actor.kind !== 'person' || !mayHandleIssues(actor, issue.journalId)) return refuse('issue-not-found');
  if (!mayApprove(actor, issue.journalId)) return refuse('not-while-switched');
  const decided = decide(issue, actor.person);
  if (!decided.ok || !decided.value) return decided;
  return issue.version === version ? decided : refuse('stale-version');
};

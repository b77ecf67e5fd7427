import type { Actor } from '@naskhah/kernel/actor';
import type { Result } from '@naskhah/kernel/result';
import { returnToEditors } from '../domain/approvals.ts';
import type { PublishingNeeds } from '../ports.ts';
import { moveIssue, type StepRefusal } from './move-issue.ts';

/** Returns a requested or approved issue with a reason; what was asked and approved is void. */
export const returnIssue =
  (needs: PublishingNeeds) =>
  (
    actor: Actor,
    { reason, ...input }: { id: string; version: number; reason: string },
  ): Promise<Result<string, StepRefusal | 'issue-not-requested'>> =>
    moveIssue(needs, actor, { ...input, note: reason }, returnToEditors);

import type { Actor } from '@naskhah/kernel/actor';
import { namesEachOnce } from '@naskhah/kernel/arrangement';
import { ok, type Result, refuse } from '@naskhah/kernel/result';
import { sql } from 'kysely';
import { mayChangeContent } from '../domain/approvals.ts';
import { mayHandleIssues } from '../domain/policy.ts';
import type { PublishingNeeds } from '../ports.ts';
import { lockIssue, voidApprovals } from '../store/issue.ts';

type Refusal = 'issue-not-found' | 'order-wrong' | 'issue-public';

/** Puts the table of contents in the given order, which must name each of its articles once. */
export const sortIssue =
  (needs: PublishingNeeds) =>
  (actor: Actor, input: { issueId: string; order: string[] }): Promise<Result<{ done: true }, Refusal>> =>
    needs.transaction(async (trx) => {
      const issue = await lockIssue(trx, input.issueId);
      if (!issue || !mayHandleIssues(actor, issue.journalId)) return refuse('issue-not-found');
      if (!mayChangeContent(issue)) return refuse('issue-public');
      const present = await trx
        .selectFrom('publishing.publication')
        .select('submission_id')
        .where('issue_id', '=', issue.id)
        .execute();
      const ids = present.map((row) => row.submission_id);
      if (!namesEachOnce(ids, input.order)) return refuse('order-wrong');
      await sql`update publishing.publication p set position = o.place
        from unnest(${input.order}::uuid[]) with ordinality as o(id, place)
        where p.submission_id = o.id and p.issue_id = ${issue.id}`.execute(trx);
      await voidApprovals(trx, issue, needs.clock());
      await needs.tell(trx, actor, {
        event: 'issue-was-sorted',
        subject: { type: 'issue', id: issue.id },
        journal: issue.journalId,
      });
      return ok({ done: true } as const);
    });

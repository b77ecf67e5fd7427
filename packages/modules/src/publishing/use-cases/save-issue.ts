import type { Actor } from '@naskhah/kernel/actor';
import { ok, type Result, refuse } from '@naskhah/kernel/result';
import { mayChangeContent } from '../domain/approvals.ts';
import { mayHandleIssues } from '../domain/policy.ts';
import type { PublishingNeeds } from '../ports.ts';
import { lockIssue, voidApprovals } from '../store/issue.ts';

type Input = {
  id: string | undefined;
  version: number | undefined;
  journalId: string;
  volumeId: string;
  number: string;
  title: Record<string, string>;
  description: Record<string, string>;
  continuous: boolean;
  plannedOn: string | null;
};
type Refusal =
  | 'journal-not-found'
  | 'volume-not-found'
  | 'issue-exists'
  | 'issue-not-found'
  | 'stale-version'
  | 'issue-public';

/** Adds an issue to a volume, or with a version saves the one there is; that voids what was approved. */
export const saveIssue =
  (needs: PublishingNeeds) =>
  (actor: Actor, input: Input): Promise<Result<string, Refusal>> =>
    needs.transaction(async (trx) => {
      if (!mayHandleIssues(actor, input.journalId)) return refuse('journal-not-found');
      const volume = await trx
        .selectFrom('publishing.volume')
        .select('id')
        .where('id', '=', input.volumeId)
        .where('journal_id', '=', input.journalId)
        .executeTakeFirst();
      if (!volume) return refuse('volume-not-found', [{ path: 'volume_id', code: 'volume-not-found' }]);
      const id = input.id ?? needs.newId();
      const same = await trx
        .selectFrom('publishing.issue')
        .select('id')
        .where('volume_id', '=', input.volumeId)
        .where('number', '=', input.number)
        .where('id', '!=', id)
        .executeTakeFirst();
      if (same) return refuse('issue-exists', [{ path: 'number', code: 'issue-exists' }]);

      const now = needs.clock();
      const values = {
        volume_id: input.volumeId,
        number: input.number,
        title: JSON.stringify(input.title),
        description: JSON.stringify(input.description),
        continuous: input.continuous,
        planned_on: input.plannedOn,
      };
      const known = await lockIssue(trx, id);
      if (known && known.journalId !== input.journalId) return refuse('issue-not-found');
      if (known && input.version === undefined) return ok(id);
      if (!known && input.version !== undefined) return refuse('issue-not-found');
      if (known) {
        if (known.version !== input.version) return refuse('stale-version');
        if (!mayChangeContent(known)) return refuse('issue-public');
        await trx.updateTable('publishing.issue').set(values).where('id', '=', id).execute();
        await voidApprovals(trx, known, now);
      } else
        await trx
          .insertInto('publishing.issue')
          .values({ id, journal_id: input.journalId, ...values, created_at: now, updated_at: now })
          .execute();
      await needs.tell(trx, actor, {
        event: known ? 'issue-was-saved' : 'issue-was-added',
        subject: { type: 'issue', id },
        journal: input.journalId,
      });
      return ok(id);
    });

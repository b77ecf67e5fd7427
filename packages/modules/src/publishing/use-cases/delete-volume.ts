import type { Actor } from '@naskhah/kernel/actor';
import { ok, type Result, refuse } from '@naskhah/kernel/result';
import { mayHandleIssues } from '../domain/policy.ts';
import type { PublishingNeeds } from '../ports.ts';

/** Deletes a volume that holds no issue. */
export const deleteVolume =
  (needs: PublishingNeeds) =>
  (actor: Actor, id: string): Promise<Result<{ done: true }, 'volume-not-found' | 'volume-not-empty'>> =>
    needs.transaction(async (trx) => {
      const volume = await trx
        .selectFrom('publishing.volume')
        .selectAll()
        .where('id', '=', id)
        .forUpdate()
        .executeTakeFirst();
      if (!volume || !mayHandleIssues(actor, volume.journal_id)) return refuse('volume-not-found');
      const issue = await trx
        .selectFrom('publishing.issue')
        .select('id')
        .where('volume_id', '=', id)
        .executeTakeFirst();
      if (issue) return refuse('volume-not-empty');
      await trx.deleteFrom('publishing.volume').where('id', '=', id).execute();
      await needs.tell(trx, actor, {
        event: 'volume-was-deleted',
        subject: { type: 'journal', id: volume.journal_id },
        journal: volume.journal_id,
        data: { volume: id },
      });
      return ok({ done: true } as const);
    });

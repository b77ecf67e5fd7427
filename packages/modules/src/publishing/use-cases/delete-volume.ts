import type { Actor } from '@naskhah/kernel/actor';
import { ok, type Result, refuse } from '@naskhah/kernel/result';
import { mayHandleIssues } from '../domain/policy.ts';
import type { PublishingNeeds } from '../ports.ts';
import { deleteVolumeRow, holdsIssues, lockVolume } from '../store/volume.ts';

/** Deletes a volume that holds no issue. */
export const deleteVolume =
  (needs: PublishingNeeds) =>
  (actor: Actor, id: string): Promise<Result<{ done: true }, 'volume-not-found' | 'volume-not-empty'>> =>
    needs.transaction(async (trx) => {
      const volume = await lockVolume(trx, id);
      if (!volume || !mayHandleIssues(actor, volume.journal_id)) return refuse('volume-not-found');
      if (await holdsIssues(trx, id)) return refuse('volume-not-empty');
      await deleteVolumeRow(trx, id);
      await needs.tell(trx, actor, {
        event: 'volume-was-deleted',
        subject: { type: 'journal', id: volume.journal_id },
        journal: volume.journal_id,
        data: { volume: id },
      });
      return ok({ done: true } as const);
    });

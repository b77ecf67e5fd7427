import type { Actor } from '@naskhah/kernel/actor';
import { ok, type Result, refuse } from '@naskhah/kernel/result';
import { noteMadeFrom, wasMadeFrom } from '../../activity/index.ts';
import { mayHandleIssues } from '../domain/policy.ts';
import type { PublishingNeeds } from '../ports.ts';
import { journalExists } from '../queries/journal-exists.ts';
import { insertVolume, volumeNumbered } from '../store/volume.ts';

type Input = { id: string | undefined; journalId: string; number: string; year: number; title: Record<string, string> };

/** Adds a volume; the same id again is the same save. */
export const saveVolume =
  (needs: PublishingNeeds) =>
  (actor: Actor, input: Input): Promise<Result<string, 'journal-not-found' | 'volume-exists' | 'another-content'>> =>
    needs.transaction(async (trx) => {
      if (!mayHandleIssues(actor, input.journalId)) return refuse('journal-not-found');
      if (!(await journalExists(trx, input.journalId))) return refuse('journal-not-found');
      const same = await volumeNumbered(trx, input);
      if (same && same !== input.id) return refuse('volume-exists', [{ path: 'number', code: 'volume-exists' }]);
      if (same) return (await wasMadeFrom(trx, same, input)) ? ok(same) : refuse('another-content');
      const id = input.id ?? needs.newId();
      await noteMadeFrom(trx, id, input);
      await insertVolume(trx, { ...input, id });
      await needs.tell(trx, actor, {
        event: 'volume-was-added',
        subject: { type: 'journal', id: input.journalId },
        journal: input.journalId,
        data: { volume: id },
      });
      return ok(id);
    });

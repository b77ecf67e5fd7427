import { type Actor, isInPerson } from '@naskhah/kernel/actor';
import { ok, type Result, refuse } from '@naskhah/kernel/result';
import type { ActNeeds } from '../../activity/index.ts';
import { mayManageTeam } from '../domain/policy.ts';
import { deletePresetRow, isHeld, lockPreset } from '../store/preset.ts';

type Refusal = 'preset-not-found' | 'stale-version' | 'preset-in-use' | 'not-while-switched';

/** Deletes a preset that nobody holds. */
export const deletePreset =
  (needs: ActNeeds) =>
  (actor: Actor, id: string, version: number): Promise<Result<{ done: true }, Refusal>> =>
    needs.transaction(async (trx): Promise<Result<{ done: true }, Refusal>> => {
      const preset = await lockPreset(trx, id);
      const journal = preset?.journal_id;
      if (!journal || !mayManageTeam(actor, journal)) return refuse('preset-not-found');
      if (!isInPerson(actor)) return refuse('not-while-switched');
      if (preset.version !== version) return refuse('stale-version');
      if (await isHeld(trx, id)) return refuse('preset-in-use');
      await deletePresetRow(trx, id);
      await needs.tell(trx, actor, {
        event: 'preset-was-deleted',
        subject: { type: 'journal', id: journal },
        journal,
        data: { preset: id },
      });
      return ok({ done: true } as const);
    });

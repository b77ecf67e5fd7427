import { type Actor, isInPerson } from '@naskhah/kernel/actor';
import { ok, type Result, refuse } from '@naskhah/kernel/result';
import { type ActNeeds, noteMadeFrom, wasMadeFrom } from '../../activity/index.ts';
import { isBeyond, mayManageTeam } from '../domain/policy.ts';
import { insertPreset, lastSort, lockPreset, lockTeam, nameTaken, type PresetInput } from '../store/preset.ts';

type Refusal =
  | 'preset-not-found'
  | 'journal-not-found'
  | 'preset-name-taken'
  | 'beyond-own-access'
  | 'another-content'
  | 'not-while-switched';

/** Adds a preset to a journal; nobody makes one that grants more than they hold. The same id again is the same preset. */
export const addPreset =
  (needs: ActNeeds) =>
  (actor: Actor, id: string | undefined, journal: string, input: PresetInput): Promise<Result<string, Refusal>> =>
    needs.transaction(async (trx): Promise<Result<string, Refusal>> => {
      if (!mayManageTeam(actor, journal)) return refuse('journal-not-found');
      if (!isInPerson(actor)) return refuse('not-while-switched');
      const known = id && (await lockPreset(trx, id));
      if (known && known.journal_id !== journal) return refuse('preset-not-found');
      if (known) return (await wasMadeFrom(trx, known.id, input)) ? ok(known.id) : refuse('another-content');
      await lockTeam(trx, journal);
      const last = await lastSort(trx, journal);
      if (last === undefined) return refuse('journal-not-found');
      if (isBeyond(actor, journal, input)) return refuse('beyond-own-access');
      const preset = id ?? needs.newId();
      if (await nameTaken(trx, journal, preset, { en: input.labelEn, ms: input.labelMs }))
        return refuse('preset-name-taken');
      await noteMadeFrom(trx, preset, input);
      await insertPreset(trx, { id: preset, journal, sort: last + 1 }, input);
      await needs.tell(trx, actor, {
        event: 'preset-was-added',
        subject: { type: 'journal', id: journal },
        journal,
        data: { preset, permissions: input.permissions },
      });
      return ok(preset);
    });

import { type Actor, isInPerson } from '@naskhah/kernel/actor';
import { ok, type Result, refuse } from '@naskhah/kernel/result';
import type { ActNeeds } from '../../activity/index.ts';
import { isBeyond, mayManageTeam } from '../domain/policy.ts';
import { columnsOf, lockPreset, nameTaken, type PresetInput } from '../store/preset.ts';

type Refusal =
  | 'preset-not-found'
  | 'journal-not-found'
  | 'preset-name-taken'
  | 'beyond-own-access'
  | 'not-while-switched';

/** Adds a preset to a journal; nobody makes one that grants more than they hold. The same id again is the same preset. */
export const addPreset =
  (needs: ActNeeds) =>
  (actor: Actor, id: string | undefined, journal: string, input: PresetInput): Promise<Result<string, Refusal>> =>
    needs.transaction(async (trx): Promise<Result<string, Refusal>> => {
      if (!mayManageTeam(actor, journal)) return refuse('journal-not-found');
      if (!isInPerson(actor)) return refuse('not-while-switched');
      const known = id && (await lockPreset(trx, id));
      if (known) return known.journal_id === journal ? ok(known.id) : refuse('preset-not-found');
      const others = await trx
        .selectFrom('access.preset')
        .select((on) => on.fn.max('sort').as('sort'))
        .where('journal_id', '=', journal)
        .executeTakeFirst();
      if (others?.sort === null || others?.sort === undefined) return refuse('journal-not-found');
      if (isBeyond(actor, journal, input)) return refuse('beyond-own-access');
      const preset = id ?? needs.newId();
      if (await nameTaken(trx, journal, preset, { en: input.labelEn, ms: input.labelMs }))
        return refuse('preset-name-taken');
      await trx
        .insertInto('access.preset')
        .values({ id: preset, journal_id: journal, code: preset, sort: others.sort + 1, ...columnsOf(input) })
        .execute();
      await needs.tell(trx, actor, {
        event: 'preset-was-added',
        subject: { type: 'journal', id: journal },
        journal,
        data: { preset, permissions: input.permissions },
      });
      return ok(preset);
    });

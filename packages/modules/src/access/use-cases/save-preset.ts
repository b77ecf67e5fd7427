import type { Actor } from '@naskhah/kernel/actor';
import { ok, type Result, refuse } from '@naskhah/kernel/result';
import type { ActNeeds } from '../../activity/index.ts';
import { actsAsOneself, type Grant, isBeyond, mayManageTeam } from '../domain/policy.ts';
import { hasManager, lockPreset, lockTeam, nameTaken } from '../store/preset.ts';

export type PresetInput = Grant & { labelEn: string; labelMs: string };
type Refusal =
  | 'preset-not-found'
  | 'journal-not-found'
  | 'preset-name-taken'
  | 'beyond-own-access'
  | 'not-while-switched';

const columnsOf = ({ labelEn, labelMs, permissions, functions, stages }: PresetInput) => ({
  label_en: labelEn,
  label_ms: labelMs,
  permissions,
  function_flags: functions,
  stages: JSON.stringify(stages),
});

/** Adds a preset to a journal; nobody makes one that grants more than they hold. The same id again is the same preset. */
export const addPreset =
  (needs: ActNeeds) =>
  (actor: Actor, id: string | undefined, journal: string, input: PresetInput): Promise<Result<string, Refusal>> =>
    needs.transaction(async (trx): Promise<Result<string, Refusal>> => {
      if (!mayManageTeam(actor, journal)) return refuse('journal-not-found');
      if (!actsAsOneself(actor)) return refuse('not-while-switched');
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

/** Changes what a preset grants to all who hold it; somebody who manages the team must be left. */
export const updatePreset =
  (needs: ActNeeds) =>
  (
    actor: Actor,
    id: string,
    version: number,
    input: PresetInput,
  ): Promise<Result<string, Refusal | 'stale-version' | 'last-manager'>> =>
    needs.transaction(async (trx): Promise<Result<string, Refusal | 'stale-version' | 'last-manager'>> => {
      const preset = await lockPreset(trx, id);
      const journal = preset?.journal_id;
      if (!journal || !mayManageTeam(actor, journal)) return refuse('preset-not-found');
      if (!actsAsOneself(actor)) return refuse('not-while-switched');
      if (preset.version !== version) return refuse('stale-version');
      const before = { permissions: preset.permissions, functions: preset.function_flags, stages: preset.stages };
      if (isBeyond(actor, journal, before) || isBeyond(actor, journal, input)) return refuse('beyond-own-access');
      if (await nameTaken(trx, journal, id, { en: input.labelEn, ms: input.labelMs }))
        return refuse('preset-name-taken');
      await lockTeam(trx, journal);
      const managed = await hasManager(trx, journal);
      await trx
        .updateTable('access.preset')
        .set({ ...columnsOf(input), version: version + 1 })
        .where('id', '=', id)
        .execute();
      if (managed && !(await hasManager(trx, journal))) return refuse('last-manager');
      await needs.tell(trx, actor, {
        event: 'preset-was-changed',
        subject: { type: 'journal', id: journal },
        journal,
        data: { preset: id, permissions: input.permissions },
      });
      return ok(id);
    });

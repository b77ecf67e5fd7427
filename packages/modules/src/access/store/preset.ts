import type { Db, Trx } from '@naskhah/db/tables';
import { sql } from 'kysely';
import type { Grant } from '../domain/policy.ts';

export type Preset = {
  id: string;
  journal_id: string | null;
  code: string;
  label_en: string;
  label_ms: string;
  function_flags: number;
  permissions: number;
  stages: Record<string, string>;
  version: number;
};

/** A preset as its form gives it. */
export type PresetInput = Grant & { labelEn: string; labelMs: string };

const columnsOf = ({ labelEn, labelMs, permissions, functions, stages }: PresetInput) => ({
  label_en: labelEn,
  label_ms: labelMs,
  permissions,
  function_flags: functions,
  stages: JSON.stringify(stages),
});

/** What a preset gives to who holds it. */
export const grantOf = ({ permissions, function_flags, stages }: Preset): Grant => ({
  permissions,
  functions: function_flags,
  stages,
});

/** A preset as its form has it. */
export const presetAsGiven = (preset: Preset): PresetInput => ({
  ...grantOf(preset),
  labelEn: preset.label_en,
  labelMs: preset.label_ms,
});

/** A journal's preset, locked. */
export const lockPreset = (trx: Trx, id: string): Promise<Preset | undefined> =>
  trx.selectFrom('access.preset').selectAll().where('id', '=', id).forUpdate().executeTakeFirst();

export const nameTaken = async (db: Db, journal: string, id: string, names: { en: string; ms: string }) => {
  const row = await db
    .selectFrom('access.preset')
    .select('id')
    .where('journal_id', '=', journal)
    .where('id', '<>', id)
    .where((on) =>
      on.or([sql<boolean>`lower(label_en) = lower(${names.en})`, sql<boolean>`lower(label_ms) = lower(${names.ms})`]),
    )
    .executeTakeFirst();
  return row !== undefined;
};

export const isHeld = async (trx: Trx, preset: string): Promise<boolean> =>
  (await trx
    .selectFrom('access.assigned_preset')
    .select('id')
    .where('preset_id', '=', preset)
    .limit(1)
    .executeTakeFirst()) !== undefined;

/** Changes of who manages a journal wait for each other. */
export const lockTeam = async (trx: Trx, journal: string): Promise<void> => {
  await sql`select pg_advisory_xact_lock(hashtextextended(${journal}, 22))`.execute(trx);
};

/** What the presets of a journal are called. */
export const presetNames = (db: Db, journal: string) =>
  db
    .selectFrom('access.preset')
    .select(['id', 'code', 'label_en', 'label_ms'])
    .where('journal_id', '=', journal)
    .orderBy('id')
    .execute();

export const presetByCode = async (db: Db, journal: string, code: string): Promise<string | undefined> => {
  const row = await db
    .selectFrom('access.preset')
    .select('id')
    .where('journal_id', '=', journal)
    .where('code', '=', code)
    .executeTakeFirst();
  return row?.id;
};

/** The place of the last preset of a journal; undefined where it has none. */
export const lastSort = async (db: Db, journal: string): Promise<number | undefined> => {
  const row = await db
    .selectFrom('access.preset')
    .select((on) => on.fn.max('sort').as('sort'))
    .where('journal_id', '=', journal)
    .executeTakeFirst();
  return row?.sort ?? undefined;
};

export const insertPreset = async (
  trx: Trx,
  { id, journal, sort }: { id: string; journal: string; sort: number },
  input: PresetInput,
): Promise<void> => {
  await trx
    .insertInto('access.preset')
    .values({ id, journal_id: journal, code: id, sort, ...columnsOf(input) })
    .execute();
};

export const savePreset = async (
  trx: Trx,
  preset: Pick<Preset, 'id' | 'version'>,
  input: PresetInput,
): Promise<void> => {
  await trx
    .updateTable('access.preset')
    .set({ ...columnsOf(input), version: preset.version + 1 })
    .where('id', '=', preset.id)
    .execute();
};

export const deletePresetRow = async (trx: Trx, id: string): Promise<void> => {
  await trx.deleteFrom('access.preset').where('id', '=', id).execute();
};

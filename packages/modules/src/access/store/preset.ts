import type { Db, Trx } from '@naskhah/db/tables';
import { journalPermissionBits } from '@naskhah/kernel/journal-permission';
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

export const columnsOf = ({ labelEn, labelMs, permissions, functions, stages }: PresetInput) => ({
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

/** Whether anybody is left who manages the team of a journal. */
export const hasManager = async (trx: Trx, journal: string): Promise<boolean> => {
  const { rows } = await sql<{ held: boolean }>`select exists (select from access.assigned_preset a
    join access.preset p on p.id = a.preset_id join identity.person i on i.id = a.person_id and i.status = 'active'
    where a.journal_id = ${journal} and (p.permissions & ${journalPermissionBits.team_management}::bigint) > 0) as held`.execute(
    trx,
  );
  return rows[0]?.held === true;
};

import type { Trx } from '@naskhah/db/tables';
import { sql } from 'kysely';

/** A role of the platform, locked. */
export const lockRole = (trx: Trx, acl: number) =>
  trx.selectFrom('access.platform_role').selectAll().where('acl', '=', acl).forUpdate().executeTakeFirst();

export type RoleTexts = { labelEn: string; labelMs: string; flags: number; menu: string[] };

/** Whoever names a role waits for whoever else does, so that no two have one name. */
export const lockRoleNames = async (trx: Trx): Promise<void> => {
  await sql`select pg_advisory_xact_lock(hashtextextended('access.platform_role', 0))`.execute(trx);
};

/** Whether another role is called so in one of the languages; `acl` null for a new one. */
export const roleNameTaken = async (trx: Trx, acl: number | null, names: { en: string; ms: string }) => {
  const { rows } = await sql`
    select 1 from access.platform_role
    where acl is distinct from ${acl}::int
      and (lower(label_en) = lower(${names.en}) or lower(label_ms) = lower(${names.ms})) limit 1`.execute(trx);
  return rows.length > 0;
};

/** Answers the acl that the role is given: one that no role had before. */
export const insertRole = async (trx: Trx, { labelEn, labelMs, flags, menu }: RoleTexts): Promise<number> => {
  const { acl } = await trx
    .insertInto('access.platform_role')
    .values({ acl: sql<number>`nextval('access.role_acl')`, label_en: labelEn, label_ms: labelMs, flags, menu })
    .returning('acl')
    .executeTakeFirstOrThrow();
  return acl;
};

export const deleteRoleRow = async (trx: Trx, acl: number): Promise<void> => {
  await trx.deleteFrom('access.platform_role').where('acl', '=', acl).execute();
};

export const saveRole = async (
  trx: Trx,
  role: { acl: number; version: number },
  { labelEn, labelMs, flags, menu }: RoleTexts,
): Promise<void> => {
  await trx
    .updateTable('access.platform_role')
    .set({ label_en: labelEn, label_ms: labelMs, flags, menu, version: role.version + 1 })
    .where('acl', '=', role.acl)
    .execute();
};

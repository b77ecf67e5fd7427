import type { Trx } from '@naskhah/db/tables';

/** A role of the platform, locked. */
export const lockRole = (trx: Trx, acl: number) =>
  trx.selectFrom('access.platform_role').selectAll().where('acl', '=', acl).forUpdate().executeTakeFirst();

export type RoleTexts = { labelEn: string; labelMs: string; flags: number; menu: string[] };

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

import type { Db } from '@naskhah/db/tables';

export const platformRoleLabels = (db: Db) =>
  db.selectFrom('access.platform_role').select(['acl', 'label_en', 'label_ms']).orderBy('acl').execute();

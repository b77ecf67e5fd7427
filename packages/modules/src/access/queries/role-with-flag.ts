import type { Db } from '@naskhah/db/tables';
import { type PresetFlag, presetFlagBits, unite } from '@naskhah/kernel/journal-permission';
import { sql } from 'kysely';

type Role = { acl: number; label_en: string; label_ms: string };

/** A role held by the person that carries the flag, the plainest first; an Administrator's does in any case. */
export const roleWithFlag = async (db: Db, person: string, flag: PresetFlag): Promise<Role | undefined> => {
  const { rows } = await sql<Role>`
    select r.acl, r.label_en, r.label_ms from identity.role_held h join access.platform_role r on r.acl = h.acl
    where h.person_id = ${person} and r.flags & ${unite(presetFlagBits[flag], presetFlagBits.admin)} <> 0
    order by r.flags & ${presetFlagBits.admin} <> 0, r.acl limit 1`.execute(db);
  return rows[0];
};

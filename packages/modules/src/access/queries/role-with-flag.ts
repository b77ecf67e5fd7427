import type { Db } from '@naskhah/db/tables';
import { type PresetFlag, presetFlagBits, unite } from '@naskhah/kernel/journal-permission';
import { sql } from 'kysely';

type Role = { acl: number; label_en: string; label_ms: string };

/** A role held by the person that carries one of the flags, the plainest first; an Administrator's does in any case. */
export const roleWithFlag = async (db: Db, person: string, flags: readonly PresetFlag[]): Promise<Role | undefined> => {
  const wanted = flags.map((flag) => presetFlagBits[flag]).reduce(unite, presetFlagBits.admin);
  const { rows } = await sql<Role>`
    select r.acl, r.label_en, r.label_ms from identity.role_held h join access.platform_role r on r.acl = h.acl
    where h.person_id = ${person} and r.flags & ${wanted} <> 0
    order by r.flags & ${presetFlagBits.admin} <> 0, r.acl limit 1`.execute(db);
  return rows[0];
};

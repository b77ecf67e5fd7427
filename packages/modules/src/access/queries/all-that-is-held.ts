import type { Db } from '@naskhah/db/tables';
import type { PersonActor } from '@naskhah/kernel/actor';
import type { PersonId } from '@naskhah/kernel/ids';
import { sql } from 'kysely';
import { addUp, type PresetGrant } from '../domain/add-up.ts';

type Row = { role: number; flags: number; grants: PresetGrant[] | null };

/** An active person with all that they could do by any of their roles; undefined for an account that is not active. */
export const allThatIsHeld = async (db: Db, id: string): Promise<PersonActor | undefined> => {
  const { rows } = await sql<Row>`
    select p.role_in_use as role, coalesce((select bit_or(r.flags) from identity.role_held h
        join access.platform_role r on r.acl = h.acl where h.person_id = p.id), 0) as flags,
      (select json_agg(json_build_object('journal', a.journal_id, 'permissions', pr.permissions,
          'functions', pr.function_flags, 'stages', pr.stages))
        from access.assigned_preset a join access.preset pr on pr.id = a.preset_id where a.person_id = p.id) as grants
    from identity.person p where p.id = ${id} and p.status = 'active'`.execute(db);
  const [row] = rows;
  const person = id as PersonId;
  return (
    row && {
      kind: 'person',
      person,
      behind: person,
      role: row.role,
      flags: row.flags,
      journals: addUp(row.grants ?? []),
    }
  );
};

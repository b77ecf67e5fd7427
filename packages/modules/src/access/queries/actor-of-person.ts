import type { Db } from '@naskhah/db/tables';
import type { PersonActor } from '@naskhah/kernel/actor';
import type { PersonId } from '@naskhah/kernel/ids';
import { sql } from 'kysely';
import { addUp, type PresetGrant } from '../domain/add-up.ts';

type Row = { role: number; flags: number | null; grants: PresetGrant[] | null };

/** A person as who acts, in their role in use: for acts that no request brings, such as those of the demo world. */
export const actorOfPerson = async (db: Db, id: string): Promise<PersonActor> => {
  const { rows } = await sql<Row>`
    select p.role_in_use as role, r.flags,
      (select json_agg(json_build_object('journal', a.journal_id, 'permissions', pr.permissions,
          'functions', pr.function_flags, 'stages', pr.stages))
        from access.assigned_preset a join access.preset pr on pr.id = a.preset_id where a.person_id = p.id) as grants
    from identity.person p left join access.platform_role r on r.acl = p.role_in_use where p.id = ${id}`.execute(db);
  const row = rows[0];
  if (!row) throw new Error(`there is no person ${id}`);
  const person = id as PersonId;
  const journals = addUp(row.grants ?? []);
  return { kind: 'person', person, behind: person, role: row.role, flags: row.flags ?? 0, journals };
};

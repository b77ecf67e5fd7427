import type { Db } from '@naskhah/db/tables';
import { type KeyScope, nobody } from '@naskhah/kernel/actor';
import type { PersonId } from '@naskhah/kernel/ids';
import type { Language } from '@naskhah/kernel/language';
import { sql } from 'kysely';
import { isDue, keyedHash, noteKeyUse } from '../../identity/index.ts';
import { addUp, type PresetGrant } from '../domain/add-up.ts';
import type { Known } from './actor-of-session.ts';

type Row = {
  id: string;
  last_used_at: Date | null;
  scope: KeyScope;
  person_id: string;
  language: Language;
  role_in_use: number;
  flags: number | null;
  grants: PresetGrant[] | null;
};

/** The person of a personal key, in their role in use, restricted to what the key may do: one indexed statement. */
export const actorOfKey = async (db: Db, secret: string, key: string, now: Date): Promise<Known> => {
  const { rows } = await sql<Row>`
    select k.id, k.last_used_at, k.scope, k.person_id, access.spoken_language(p.language) as language,
      p.role_in_use, r.flags,
      (select json_agg(json_build_object('journal', a.journal_id, 'permissions', pr.permissions,
          'functions', pr.function_flags, 'stages', pr.stages))
        from access.assigned_preset a join access.preset pr on pr.id = a.preset_id
        where a.person_id = k.person_id) as grants
    from identity.api_key k
      join identity.person p on p.id = k.person_id
      left join access.platform_role r on r.acl = p.role_in_use
    where k.token_hash = ${keyedHash(secret, key)} and k.expires_at > ${now} and p.status = 'active'`.execute(db);
  const row = rows[0];
  if (!row) return { actor: nobody };
  const person = row.person_id as PersonId;
  return {
    actor: {
      kind: 'person',
      person,
      behind: person,
      role: row.role_in_use,
      flags: row.flags ?? 0,
      journals: addUp(row.grants ?? []),
      key: row.scope,
    },
    language: row.language,
    ...(isDue(row.last_used_at, now) && { used: () => noteKeyUse(db, row.id, now) }),
  };
};

import type { Db } from '@naskhah/db/tables';
import { type Actor, nobody } from '@naskhah/kernel/actor';
import type { PersonId } from '@naskhah/kernel/ids';
import type { Language } from '@naskhah/kernel/language';
import { sql } from 'kysely';
import { isDue, keyedHash, noteSessionUse } from '../../identity/index.ts';
import { addUp, type PresetGrant } from '../domain/add-up.ts';

type Row = {
  token_hash: Buffer;
  seen_at: Date | null;
  person_id: string;
  behind_id: string | null;
  kind: 'person' | 'link';
  scope_id: string | null;
  language: Language | null;
  role: number;
  flags: number | null;
  grants: PresetGrant[] | null;
};

/** Who it is, in which language; `used` notes when the session was last used, where that is due. */
export type Known = { actor: Actor; language?: Language; used?: () => Promise<void> };

/**
 * The actor of a session cookie, with everything that access needs, in one indexed statement. Only a person's session has
 * a language: who comes by a link is answered in what the browser asks for.
 */
export const actorOfSession = async (db: Db, secret: string, token: string, now: Date): Promise<Known> => {
  const { rows } = await sql<Row>`
    select s.token_hash, s.seen_at, s.person_id, s.behind_id, s.kind, s.scope_id,
      case s.kind when 'person' then access.spoken_language(coalesce(s.language, p.language)) end as language,
      coalesce(s.role, p.role_in_use) as role, r.flags,
      (select json_agg(json_build_object('journal', a.journal_id, 'permissions', pr.permissions,
          'functions', pr.function_flags, 'stages', pr.stages))
        from access.assigned_preset a join access.preset pr on pr.id = a.preset_id
        where a.person_id = s.person_id) as grants
    from identity.session s
      join identity.person p on p.id = s.person_id
      left join access.platform_role r on r.acl = coalesce(s.role, p.role_in_use)
    where s.token_hash = ${keyedHash(secret, token)} and s.expires_at > ${now} and p.status in ('active', 'unconfirmed')`.execute(
    db,
  );
  const row = rows[0];
  if (!row) return { actor: nobody };
  const person = row.person_id as PersonId;
  if (row.kind === 'link') return { actor: { kind: 'link', person, assignment: row.scope_id ?? '' } };
  const used = isDue(row.seen_at, now) ? () => noteSessionUse(db, row.token_hash, now) : undefined;
  return {
    actor: {
      kind: 'person',
      person,
      behind: (row.behind_id ?? row.person_id) as PersonId,
      role: row.role,
      flags: row.flags ?? 0,
      journals: addUp(row.grants ?? []),
    },
    ...(row.language && { language: row.language }),
    ...(used && { used }),
  };
};

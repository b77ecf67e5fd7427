import type { SignInMeans } from '@naskhah/contract/identity/views';
import type { Db } from '@naskhah/db/tables';
import { sql } from 'kysely';
import type * as z from 'zod';
import { keyedHash } from '../store/secrets.ts';

type Means = z.input<typeof SignInMeans>;

/** An ISO moment; a bare json_build_object would write it in the zone of the database. */
const iso = (column: string) => sql.raw(`to_char(${column} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`);

/** How a person signs in, and where: one statement. Hashes and keys are not read. */
export const signInMeans = async (
  db: Db,
  { secret, personId, sessionToken, now }: { secret: string; personId: string; sessionToken: string; now: Date },
): Promise<Means> => {
  const { rows } = await sql<Means>`
    select p.password_hash is not null as has_password,
      (select json_agg(json_build_object('address', e.address, 'is_primary', e.is_primary,
          'confirmed', e.confirmed_at is not null) order by e.is_primary desc, e.address)
        from identity.email e where e.person_id = p.id) as emails,
      coalesce((select json_agg(json_build_object('address', q.address, 'expires_at', ${iso('q.expires_at')})
          order by q.address)
        from identity.email_claim q where q.person_id = p.id and q.expires_at > ${now}), '[]') as claims,
      (select json_build_object('since', ${iso('f.since')}, 'recovery_codes_left',
          (select count(*)::int from identity.recovery_code c where c.person_id = p.id and c.used_at is null))
        from identity.second_factor f where f.person_id = p.id) as second_factor,
      coalesce((select json_agg(json_build_object('id', k.id, 'label', k.label, 'created_at', ${iso('k.created_at')},
          'last_used_at', ${iso('k.last_used_at')}) order by k.created_at)
        from identity.passkey k where k.person_id = p.id), '[]') as passkeys,
      coalesce((select json_agg(json_build_object('id', a.id, 'label', a.label, 'scope', a.scope,
          'created_at', ${iso('a.created_at')}, 'expires_at', ${iso('a.expires_at')},
          'last_used_at', ${iso('a.last_used_at')}, 'expired', a.expires_at <= ${now}) order by a.created_at)
        from identity.api_key a where a.person_id = p.id), '[]') as keys,
      coalesce((select json_agg(json_build_object('id', s.id, 'user_agent', coalesce(s.user_agent, ''),
          'address', coalesce(s.address, ''), 'started_at', ${iso('s.created_at')},
          'seen_at', ${iso('coalesce(s.seen_at, s.created_at)')},
          'this_one', s.token_hash = ${keyedHash(secret, sessionToken)}, 'switched_by', b.name)
          order by s.token_hash = ${keyedHash(secret, sessionToken)} desc, coalesce(s.seen_at, s.created_at) desc)
        from identity.session s left join identity.person b on b.id = s.behind_id
        where s.person_id = p.id and s.kind = 'person' and s.expires_at > ${now}), '[]') as devices,
      exists (select from identity.outside_account o where o.person_id = p.id) as outside_linked
    from identity.person p where p.id = ${personId}`.execute(db);
  const [means] = rows;
  if (!means) throw new Error('a session belongs to a person');
  return means;
};

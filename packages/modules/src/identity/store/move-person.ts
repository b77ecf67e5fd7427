import type { Trx } from '@naskhah/db/tables';
import { type RawBuilder, sql } from 'kysely';

type Move = { from: string; into: string; now: Date };

/** What only the ended account knew of the person goes over; both addresses have just been proved. */
const endInto = async (trx: Trx, from: string, into: string): Promise<void> => {
  const { orcid, orcid_verified_at, country, phone, biography, interests, ...times } = await trx
    .selectFrom('identity.person')
    .select(['orcid', 'orcid_verified_at', 'country', 'phone', 'biography', 'interests'])
    .select(['last_seen_at', 'created_at', 'profile_completed_at'])
    .where('id', '=', from)
    .executeTakeFirstOrThrow();
  await sql`update identity.person set status = 'merged', merged_into = ${into}, orcid = null, orcid_verified_at = null,
      country = null, phone = null, biography = '{}', interests = '{}', version = version + 1 where id = ${from}`.execute(
    trx,
  );
  await sql`update identity.person set status = 'active', version = version + 1,
      orcid_verified_at = case when orcid is null then ${orcid_verified_at}::timestamptz else orcid_verified_at end,
      orcid = coalesce(orcid, ${orcid}), country = coalesce(country, ${country}), phone = coalesce(phone, ${phone}),
      biography = ${JSON.stringify(biography)}::jsonb || biography,
      interests = array(select distinct unnest(interests || ${interests}::text[]) order by 1),
      last_seen_at = greatest(last_seen_at, ${times.last_seen_at}::timestamptz),
      created_at = least(created_at, ${times.created_at}::timestamptz),
      profile_completed_at = coalesce(profile_completed_at, ${times.profile_completed_at}::timestamptz)
    where id = ${into}`.execute(trx);
};

/** Roles, addresses, affiliations and invitations of one account become another's; what both have is had once. */
export const movePerson = async (trx: Trx, { from, into, now }: Move): Promise<void> => {
  const steps: RawBuilder<unknown>[] = [
    sql`insert into identity.role_held (person_id, acl, granted_at, granted_by)
      select ${into}, acl, granted_at, granted_by from identity.role_held where person_id = ${from}
      on conflict (person_id, acl) do nothing`,
    sql`delete from identity.role_held where person_id = ${from}`,
    sql`update identity.role_held set granted_by = ${into} where granted_by = ${from}`,
    sql`update identity.email set confirmed_at = coalesce(confirmed_at, ${now})
      where is_primary and person_id in (${from}, ${into})`,
    sql`update identity.email set person_id = ${into}, is_primary = false where person_id = ${from}`,
    sql`update identity.affiliation a set person_id = ${into}, is_primary = a.is_primary
        and not exists (select from identity.affiliation o where o.person_id = ${into} and o.is_primary)
      where a.person_id = ${from} and not exists (select from identity.affiliation o where o.person_id = ${into}
        and lower(o.organisation) = lower(a.organisation) and o.department is not distinct from a.department)`,
    sql`delete from identity.affiliation where person_id = ${from}`,
    sql`update identity.invitation set person_id = ${into} where person_id = ${from}`,
    sql`update identity.invitation set invited_by = ${into} where invited_by = ${from}`,
    sql`update identity.email_claim set claimed_by = ${into} where claimed_by = ${from}`,
    // The other askings about the account that ends have nothing to ask about any more.
    sql`delete from identity.merge where state <> 'done' and (kept_id = ${from} and other_id <> ${into}
      or other_id = ${from} and kept_id <> ${into})`,
    sql`update identity.merge set started_by = ${into} where started_by = ${from}`,
    // Accounts that were merged into it before lead on to where it is now.
    sql`update identity.merge set kept_id = ${into} where kept_id = ${from} and other_id <> ${into}`,
    sql`update identity.person set merged_into = ${into} where merged_into = ${from}`,
  ];
  for (const step of steps) await step.execute(trx);
  await endInto(trx, from, into);
};

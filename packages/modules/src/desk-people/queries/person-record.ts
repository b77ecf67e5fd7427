import type { Db } from '@naskhah/db/tables';
import { sql } from 'kysely';

type Labels = { label_en: string; label_ms: string };
type Journal = { journal_id: string; name_en: string; name_ms: string };
export type PersonFound = {
  id: string;
  name: string;
  firstname: string;
  status: 'unconfirmed' | 'active' | 'suspended' | 'merged' | 'anonymised';
  status_reason: string | null;
  orcid: string | null;
  orcid_verified_at: Date | null;
  country: string | null;
  phone: string | null;
  biography: { en: string; ms: string };
  language: 'en' | 'ms';
  created_at: Date;
  last_seen_at: Date | null;
  version: number;
  emails: { address: string; is_primary: boolean; confirmed_at: string | null }[] | null;
  claims: { address: string; expires_at: string }[] | null;
  affiliations:
    | {
        id: string;
        organisation: string;
        department: string | null;
        country: string | null;
        starts_on: string | null;
        ends_on: string | null;
        is_primary: boolean;
      }[]
    | null;
  roles: (Labels & { acl: number; granted_at: string; granted_by: string | null; in_use: boolean })[] | null;
  other_roles: (Labels & { acl: number })[] | null;
  presets: (Journal & Labels & { assigned_at: string })[] | null;
  sessions:
    | {
        key: string;
        user_agent: string;
        created_at: string;
        expires_at: string;
        behind: string | null;
        by_link: boolean;
      }[]
    | null;
  second_factor_since: Date | null;
  merges:
    | {
        id: string;
        other_id: string;
        other_name: string;
        stays: boolean;
        confirmed: boolean;
        other_confirmed: boolean;
        expires_at: string;
      }[]
    | null;
  articles: number;
  reviews: number;
};

/** A person with all that hangs on the account, found by the id of an account that became part of it too: one statement. */
export const personRecord = async (db: Db, id: string, now: Date): Promise<PersonFound | undefined> => {
  const { rows } = await sql<PersonFound>`
    select p.id, p.name, p.firstname, p.status, p.status_reason, p.orcid, p.orcid_verified_at, p.country, p.phone, p.language,
      json_build_object('en', coalesce(p.biography ->> 'en', ''), 'ms', coalesce(p.biography ->> 'ms', '')) as biography,
      p.created_at, p.last_seen_at, p.version,
      (select json_agg(json_build_object('address', e.address, 'is_primary', e.is_primary, 'confirmed_at', e.confirmed_at)
        order by e.is_primary desc, e.address) from identity.email e where e.person_id = p.id) as emails,
      (select json_agg(json_build_object('address', c.address, 'expires_at', c.expires_at) order by c.address)
        from identity.email_claim c where c.person_id = p.id and c.expires_at > ${now}) as claims,
      (select json_agg(json_build_object('id', a.id, 'organisation', a.organisation, 'department', a.department,
          'country', a.country, 'starts_on', a.starts_on, 'ends_on', a.ends_on, 'is_primary', a.is_primary)
        order by a.is_primary desc, a.ends_on desc nulls first, a.organisation)
        from identity.affiliation a where a.person_id = p.id) as affiliations,
      (select json_agg(json_build_object('acl', r.acl, 'label_en', r.label_en, 'label_ms', r.label_ms,
          'granted_at', h.granted_at, 'granted_by', g.name, 'in_use', r.acl = p.role_in_use) order by r.acl)
        from identity.role_held h join access.platform_role r on r.acl = h.acl left join identity.person g on g.id = h.granted_by
        where h.person_id = p.id) as roles,
      (select json_agg(json_build_object('acl', r.acl, 'label_en', r.label_en, 'label_ms', r.label_ms) order by r.acl)
        from access.platform_role r
        where not exists (select from identity.role_held h where h.person_id = p.id and h.acl = r.acl)) as other_roles,
      (select json_agg(json_build_object('journal_id', j.id, 'name_en', j.name_en, 'name_ms', j.name_ms,
          'label_en', t.label_en, 'label_ms', t.label_ms, 'assigned_at', a.assigned_at) order by j.name_en, t.sort)
        from access.assigned_preset a join access.preset t on t.id = a.preset_id join journals.journal j on j.id = a.journal_id
        where a.person_id = p.id) as presets,
      (select json_agg(json_build_object('key', encode(sha256(s.token_hash), 'hex'), 'user_agent', coalesce(s.user_agent, ''),
          'created_at', s.created_at, 'expires_at', s.expires_at, 'behind', b.name, 'by_link', s.kind = 'link')
        order by s.created_at desc)
        from identity.session s left join identity.person b on b.id = s.behind_id and b.id <> s.person_id
        where s.person_id = p.id and s.expires_at > ${now}) as sessions,
      (select f.since from identity.second_factor f where f.person_id = p.id) as second_factor_since,
      (select json_agg(json_build_object('id', m.id, 'other_id', o.id, 'other_name', o.name, 'stays', m.kept_id = p.id,
          'confirmed', case m.kept_id when p.id then m.kept_confirmed_at else m.other_confirmed_at end is not null,
          'other_confirmed', case m.kept_id when p.id then m.other_confirmed_at else m.kept_confirmed_at end is not null,
          'expires_at', m.expires_at) order by m.started_at desc)
        from identity.merge m join identity.person o on o.id = case m.kept_id when p.id then m.other_id else m.kept_id end
        where p.id in (m.kept_id, m.other_id) and m.state = 'open' and m.expires_at > ${now}) as merges,
      (select count(distinct s.submission_id)::int from submissions.participant s where s.person_id = p.id) as articles,
      (select count(*)::int from workflow.review_assignment r where r.reviewer_id = p.id and r.state <> 'cancelled') as reviews
    from identity.person p
    where p.id = (select coalesce(merged_into, id) from identity.person where id = ${id})`.execute(db);
  return rows[0];
};

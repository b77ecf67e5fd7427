import { presetFlagBits } from '@naskhah/kernel/journal-permission';
import { type RawBuilder, sql } from 'kysely';

export type InvitationFilters = {
  view: 'mine' | 'all' | 'team';
  kind: string[];
  state: string[];
  /** Of the view `team`: whose. */
  journal?: string | undefined;
};

/** To register, to take a role (an evaluator's is to evaluate), to a journal’s team. The journal knows an address by the name that it wrote, until it accepts. */
const ofPlatform = (view: InvitationFilters['view'], journal: string | undefined, now: Date) => sql`
  select v.id, case when (r.flags & ${presetFlagBits.evaluator}) > 0 then 'evaluate' else v.kind end as kind,
    case when v.state = 'open' and v.expires_at <= ${now} then 'expired' else v.state end as state,
    ${view === 'team' ? sql`case when v.state = 'accepted' then coalesce(p.name, v.name) else v.name end` : sql`coalesce(p.name, v.name)`} as name,
    v.address as email, coalesce(r.label_en, j.name_en) as to_en,
    coalesce(r.label_ms, j.name_ms) as to_ms, q.label_en as preset_en, q.label_ms as preset_ms, null::uuid as article_id, null as number, null as title, null as title_lang, b.name as invited_by,
    v.sent_at, v.expires_at, v.answered_at, own.address is not null as own
  from identity.invitation v
    left join identity.person p on p.id = v.person_id
    left join access.platform_role r on r.acl = v.acl
    left join journals.journal j on j.id = v.journal_id
    left join access.preset q on q.id = v.preset_id
    left join identity.person b on b.id = v.invited_by
    left join own on own.address = v.address
  where ${
    { mine: sql`own.address is not null`, all: sql`true`, team: sql`v.kind = 'journal' and v.journal_id = ${journal}` }[
      view
    ]
  }`;

/** In which the title that is shown is written. */
const titleLang = sql`case when s.title ->> s.language is not null then s.language
  when s.title ->> 'en' is not null then 'en' when s.title ->> 'ms' is not null then 'ms' else s.language end`;

/** To review. Until when it is to be answered is its end. Nobody hears who reviews what they wrote. */
const ofReviews = (mine: boolean, reader: string, now: Date) => sql`
  select v.id, 'review', case v.state when 'cancelled' then 'revoked' when 'declined' then 'declined' when 'invited'
      then case when v.answer_due < (${now}::timestamptz at time zone j.time_zone)::date then 'expired' else 'open' end
      else 'accepted' end,
    p.name, coalesce(e.address, ''), j.name_en, j.name_ms, null, null, s.id, s.number,
    coalesce(s.title ->> s.language, s.title ->> 'en', s.title ->> 'ms', ''), ${titleLang},
    ${mine ? sql`null` : sql`b.name`}, v.invited_at, (v.answer_due + 1)::timestamp at time zone j.time_zone, v.answered_at,
    v.reviewer_id = ${reader}
  from workflow.review_assignment v
    join submissions.submission s on s.id = v.submission_id
    join journals.journal j on j.id = v.journal_id
    join identity.person p on p.id = v.reviewer_id
    left join identity.email e on e.person_id = p.id and e.is_primary
    left join identity.person b on b.id = v.invited_by
  where ${
    mine
      ? sql`v.reviewer_id = ${reader} and v.state <> 'cancelled'`
      : sql`not exists (select from submissions.author_account a where a.submission_id = s.id and a.person_id = ${reader})`
  }`;

/** To say that one is an author. It has no end but the article's. */
const ofAuthorship = (mine: boolean) => sql`
  select c.id, 'authorship', case when c.confirmed_at is not null then 'accepted'
      when c.declined_at is not null then 'declined'
      when s.status in ('declined', 'withdrawn') then 'expired' else 'open' end,
    c.name, coalesce(c.email, ''), j.name_en, j.name_ms, null, null, s.id, s.number,
    coalesce(s.title ->> s.language, s.title ->> 'en', s.title ->> 'ms', ''), ${titleLang}, b.name, s.submitted_at, null::timestamptz,
    coalesce(c.confirmed_at, c.declined_at), own.address is not null
  from submissions.contributor c
    join submissions.submission s on s.id = c.submission_id
    join journals.journal j on j.id = s.journal_id
    left join identity.person b on b.id = s.submitter_id
    left join own on own.address = lower(c.email)
  where c.confirm_hash is not null and s.submitted_at is not null and ${mine ? sql`own.address is not null` : sql`true`}`;

/** Every invitation in one shape; only those to the reader where it is their own list. */
export const invitations = (
  reader: string,
  { view, kind, journal }: InvitationFilters,
  now: Date,
): RawBuilder<unknown> => {
  const mine = view === 'mine';
  const wants = (...kinds: string[]) =>
    view !== 'team' && (kind.length === 0 || kinds.some((one) => kind.includes(one)));
  const parts = [
    ...(view === 'team' || wants('register', 'role', 'journal', 'evaluate') ? [ofPlatform(view, journal, now)] : []),
    ...(wants('review') ? [ofReviews(mine, reader, now)] : []),
    ...(wants('authorship') ? [ofAuthorship(mine)] : []),
  ];
  return sql`with own as (select address from identity.email where person_id = ${reader} and confirmed_at is not null)
    select * from (${sql.join(parts, sql` union all `)}) v (id, kind, state, name, email, to_en, to_ms, preset_en, preset_ms, article_id, number,
      title, title_lang, invited_by, sent_at, expires_at, answered_at, own)`;
};

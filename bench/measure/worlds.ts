/** Worlds of any size, by set-based statements: seconds for 100,000 rows. */
import { randomUUID } from 'node:crypto';
import type { Connection } from '@naskhah/db/connect';
import { insertSession } from '@naskhah/modules/identity';

type At = Pick<Connection, 'db' | 'pool'>;

/** A person with a session; answers the cookie that goes with their calls. `acl` is the platform role in use. */
export const insertVisitor = async ({ db, pool }: At, secret: string, acl = 6) => {
  const id = randomUUID();
  await pool.query(
    `insert into identity.person (id, name, firstname, role_in_use, created_at) values ($1, 'Nurul Huda Ismail', 'Nurul', $2, now())`,
    [id, acl],
  );
  const token = randomUUID();
  await insertSession(db, secret, { token, personId: id, userAgent: 'bench', now: new Date() });
  return { id, cookie: `naskhah=${token}` };
};

/** `count` active journals, each with two disciplines and a manager and an editor-in-chief of its own. */
export const insertJournals = async ({ pool }: At, count: number): Promise<void> => {
  await pool.query(
    `insert into journals.journal (id, path, name_en, name_ms, abbreviation, publisher, state, created_at, updated_at)
    select gen_random_uuid(), 'j' || n, 'Malaysian Journal of Subject ' || n, 'Jurnal Malaysia Bidang ' || n, 'MJS' || n,
      'Penerbit Universiti ' || n % 40, 'active', now(), now() - n * interval '1 minute' from generate_series(1, $1) n`,
    [count],
  );
  await pool.query(`insert into journals.journal_discipline (journal_id, code, is_primary)
    select j.id, d.value, d.place = 1 from journals.journal j cross join lateral (
      select c.value, row_number() over (order by md5(c.value || j.id::text)) as place from reference_data.code c
      where c.list = 'discipline') d where d.place <= 2`);
  await pool.query(`insert into access.preset (id, journal_id, code, label_en, label_ms, function_flags, permissions)
    select gen_random_uuid(), j.id, p.code, p.en, p.ms, 3, 4096 from journals.journal j cross join (values
      ('journal-manager', 'Journal Manager', 'Pengurus Jurnal'), ('editor-in-chief', 'Editor-in-Chief', 'Ketua Editor')) p (code, en, ms)`);
  await pool.query(`with people as (select id as preset, journal_id, gen_random_uuid() as person
        from access.preset where journal_id is not null),
      added as (insert into identity.person (id, name, firstname, created_at)
        select person, 'Ahmad Faizal Zainal', 'Ahmad', now() from people returning id)
    insert into access.assigned_preset (id, journal_id, person_id, preset_id, assigned_at)
    select gen_random_uuid(), journal_id, person, preset, now() from people`);
  await pool.query('vacuum analyze');
};

/**
 * `count` submissions in the journals that are there, one in ten still open, over every state and 120 days of due dates; the
 * editor takes part in 300, has written 50 and sets 50, however many there are.
 */
export const insertSubmissions = async ({ pool }: At, count: number, editor: string): Promise<void> => {
  await pool.query(
    `insert into submissions.submission (id, journal_id, number, status, stage, stage_since, title, created_at, updated_at, submitted_at)
    select gen_random_uuid(), j.ids[n % cardinality(j.ids) + 1], 'JEK-' || n, 'active', 'review', now(),
      jsonb_build_object('en', 'Recovery of peat swamp forest after fire, plot ' || n), now(), now(), now() - n * interval '7 minutes'
    from generate_series(1, $1) n, (select array_agg(id order by path) as ids from journals.journal) j`,
    [count],
  );
  await pool.query(
    `insert into submissions.participant (id, submission_id, journal_id, person_id, role, since)
    select gen_random_uuid(), s.id, s.journal_id, $1, r.role, now() from (
        select id, journal_id, row_number() over (order by number) as n from submissions.submission) s
      join lateral (select case when s.n % $2 = 7 then 'author' when s.n % $2 = 9 then 'layout-editor'
        when s.n % $2 < 6 then 'editor' end as role) r on r.role is not null`,
    [editor, count / 50],
  );
  await pool.query(`insert into submissions.contributor (id, submission_id, position, name)
    select gen_random_uuid(), s.id, at, 'Author ' || at || ' of ' || s.number from submissions.submission s, generate_series(0, 2) at`);
  await pool.query(`insert into desk_article.article_state (submission_id, journal_id, time_zone, state, turn, since, due, round, reviewers,
      number, title, authors, search, submitted_at, open)
    select s.id, s.journal_id, 'Asia/Kuala_Lumpur', d.state, d.turn, now(),
      case when d.turn <> 'nobody' then current_date - 40 + (s.n / 10 % 120)::int end, 1,
      '[{"state": "in", "due": null}, {"state": "working", "due": "2026-12-01"}, {"state": "invited", "due": "2026-12-05"}]',
      s.number, s.title ->> 'en', 'Author 0, Author 1, Author 2', lower(s.number || ' ' || (s.title ->> 'en')), s.submitted_at, s.n % 10 = 0
    from (select *, row_number() over (order by submitted_at) as n from submissions.submission) s
      join lateral (select * from (values (0, 'submitted', 'editor'), (1, 'first-look', 'editor'), (2, 'pending-reviewers', 'editor'),
        (3, 'under-review', 'reviewers'), (4, 'reviews-ready', 'editor'), (5, 'revisions-requested', 'author'),
        (6, 'copyediting', 'copyeditor'), (7, 'production', 'layout-editor')) v (key, state, turn)
        where s.n % 10 = 0 and v.key = s.n / 10 % 8
        union all select 8, (array['published', 'declined', 'published'])[s.n % 3 + 1], 'nobody' where s.n % 10 <> 0) d on true`);
  await pool.query(`insert into desk_article.part select p.person_id, a.submission_id, a.journal_id, p.role = 'author', p.role = 'layout-editor',
      a.turn = 'editor' and p.role = 'editor', a.state, a.turn, a.due, a.time_zone
    from submissions.participant p join desk_article.article_state a using (submission_id)`);
  await pool.query('vacuum analyze');
};

/** `count` accounts with an invented name, an address and a role each; one in 5,000 is an Administrator's; the first to be laid out. */
export const insertPeople = async ({ pool }: At, count: number): Promise<void> => {
  // Indexes of trigrams are made much faster from a full table than row by row.
  const { rows: made } = await pool.query<{ name: string; again: string }>(
    `select 'identity.' || indexname as name, indexdef as again from pg_indexes where schemaname = 'identity' and indexdef like '%gin_trgm_ops%'`,
  );
  for (const { name } of made) await pool.query(`drop index ${name}`);
  await pool.query(
    `insert into identity.person (id, name, firstname, status, created_at, last_seen_at)
    select gen_random_uuid(), f.first || ' ' || l.last || ' ' || n, f.first,
      case when n % 2500 = 0 then 'suspended' when n % 40 = 0 then 'unconfirmed' else 'active' end,
      now() - n * interval '3 minutes', case when n % 3 <> 0 then now() - (n % 900) * interval '1 day' end
    from generate_series(1, $1) n
      join lateral (select (array['Nurul Huda', 'Ahmad', 'Siti', 'Tan Mei', 'Devi', 'Azman'])[n % 6 + 1] as first) f on true
      join lateral (select (array['Kamaruddin', 'Ismail', 'Abdullah', 'Subramaniam', 'Fong', 'Jugah', 'Rahman'])[n % 7 + 1] as last) l on true`,
    [count],
  );
  await pool.query(`insert into identity.email (address, person_id, is_primary, confirmed_at)
    select 'person' || row_number() over () || '@' || (array['um', 'upm', 'usm', 'ukm'])[abs(hashtext(id::text)) % 4 + 1] || '.test', id,
      true, now() from identity.person`);
  await pool.query(`insert into identity.role_held (person_id, acl, granted_at)
    select id, 6, now() from identity.person union all
    select id, 1, now() from (select id, row_number() over () as n from identity.person) p where p.n % 5000 = 0`);
  for (const { again } of made) await pool.query(again);
  await pool.query('vacuum analyze');
};

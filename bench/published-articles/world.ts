import type { Connection } from '@naskhah/db/connect';

/**
 * `count` published articles of 200 journals and 25 years, with about 150 words each. The word 'text' is in every one, 'half' in
 * every second, 'hutan' in one of 50, 'quokka' in one of 6,000. The documents are put together from 2,000 abstracts, and the index
 * of words is made when they are there: row by row it would take a quarter of an hour.
 */
export const publishedArticles = async ({ pool }: Pick<Connection, 'pool'>, count: number): Promise<void> => {
  await pool.query(`insert into journals.journal (id, path, name_en, name_ms, abbreviation, publisher, state, created_at, updated_at)
    select gen_random_uuid(), 'j' || n, 'Malaysian Journal of Subject ' || n, 'Jurnal Malaysia Bidang ' || n, 'MJS' || n,
      'Penerbit Universiti ' || n % 40, 'active', now(), now() from generate_series(1, 200) n`);
  const { rows: indexes } = await pool.query<{ name: string; again: string }>(
    `select 'discovery.' || indexname as name, indexdef as again from pg_indexes
      where schemaname = 'discovery' and tablename = 'article_text' and indexdef like '% USING gin %'`,
  );
  for (const { name } of indexes) await pool.query(`drop index ${name}`);
  await pool.query(`create table abstracts as select n, (select string_agg('w' || (power(random(), 2) * 30000)::int, ' ')
    from generate_series(1, 150 + n % 2)) as said from generate_series(0, 1999) n`);
  await pool.query(
    `create table documents as select n, said, discovery.words_of(jsonb_build_object('en', said)) as document from abstracts`,
  );
  const client = await pool.connect();
  try {
    // Else every row would be written into the search by the triggers, one after another.
    await client.query('set session_replication_role = replica');
    await client.query(
      `insert into submissions.submission (id, journal_id, status, stage, stage_since, article_type, language, title, abstract, created_at, updated_at)
      select gen_random_uuid(), j.ids[n % 200 + 1], 'published', 'publication', now() - n * interval '22 minutes',
        (array['research-article', 'research-article', 'research-article', 'review-article', 'editorial'])[n % 5 + 1],
        (array['en', 'en', 'ms'])[n % 3 + 1], jsonb_build_object('en', 'Plot ' || n),
        jsonb_build_object('en', 'A text of the ' || (array['hutan', 'tin', 'rubber', 'rain', 'rice'])[n % 5 + 1] || ' after fire'), now(), now()
      from generate_series(1, $1::int) n, (select array_agg(id order by path) as ids from journals.journal) j`,
      [count],
    );
    await client.query(`insert into publishing.publication (submission_id, journal_id, published_at, updated_at)
      select id, journal_id, stage_since, now() from submissions.submission`);
    await client.query(`insert into discovery.article_text (submission_id, journal_id, published_at, document, year, article_type, language, has_text)
      select s.id, s.journal_id, s.stage_since, d.document || to_tsvector('simple', 'plot ' || s.n || ' text'
        || case when s.n % 2 = 0 then ' half' else '' end || case when s.n % 50 = 0 then ' hutan' else '' end
        || case when s.n % 6000 = 0 then ' quokka' else '' end),
        extract(year from s.stage_since at time zone 'Asia/Kuala_Lumpur'), s.article_type, s.language, s.n % 4 <> 0
      from (select *, split_part(title ->> 'en', ' ', 2)::int as n from submissions.submission) s
      join documents d on d.n = s.n % 2000`);
  } finally {
    client.release(true);
  }
  await pool.query('drop table abstracts, documents');
  for (const { again } of indexes) await pool.query(again);
  await pool.query('vacuum analyze');
};

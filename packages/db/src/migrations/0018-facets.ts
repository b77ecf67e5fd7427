import type { Step } from './step.ts';

const hasText = (submission: string) => `exists (select from publishing.galley g
    where g.submission_id = ${submission} and g.kind <> 'supplementary')`;

/** What a search is narrowed by, beside its words: counting reads no other table. */
export const facets: Step = {
  name: '0018-facets',
  change: `
alter table discovery.article_text
  -- In the journal's time zone, as its pages say it.
  add column year smallint,
  add column article_type text,
  add column language text,
  -- A galley to read, not supplementary files alone. What is public keeps its galleys.
  add column has_text boolean;
-- Words are read for the best hits only: apart, they do not make counting read twenty times as many pages.
alter table discovery.article_text alter column document set storage external;
alter table discovery.article_text set (toast_tuple_target = 128);

create or replace function discovery.refresh(ids uuid[]) returns void language sql as $$
  delete from discovery.article_text t where t.submission_id = any(ids)
    and not exists (select from publishing.public_article p where p.submission_id = t.submission_id);
  insert into discovery.article_text (submission_id, journal_id, published_at, doi, document, year, article_type, language, has_text)
  select s.id, p.journal_id, p.published_at, lower(s.doi),
    setweight(discovery.words_of(s.title), 'A')
      || setweight(to_tsvector('simple', discovery.fold(coalesce(names.listed, ''))), 'B')
      || setweight(discovery.words_of(s.keywords), 'B')
      || discovery.words_of(s.abstract),
    extract(year from p.published_at at time zone j.time_zone), s.article_type, s.language, ${hasText('s.id')}
  from publishing.public_article p
  join submissions.submission s on s.id = p.submission_id
  join journals.journal j on j.id = p.journal_id
  left join lateral (
    select string_agg(c.name, ' . ') as listed from submissions.contributor c where c.submission_id = s.id
  ) names on true
  where s.id = any(ids)
  on conflict (submission_id) do update set journal_id = excluded.journal_id, published_at = excluded.published_at,
    doi = excluded.doi, document = excluded.document, year = excluded.year, article_type = excluded.article_type,
    language = excluded.language, has_text = excluded.has_text;
$$;

create or replace trigger discovery_words after update on submissions.submission for each row
  when ((old.title, old.abstract, old.keywords, old.doi, old.article_type, old.language)
    is distinct from (new.title, new.abstract, new.keywords, new.doi, new.article_type, new.language))
  execute function discovery.submission_changed();
create or replace trigger discovery_visibility after update on journals.journal for each row
  when ((old.state, old.time_zone) is distinct from (new.state, new.time_zone))
  execute function discovery.journal_changed();
`,
};

/** Filling every row would write each word of it into the index again, which takes longer than making that anew. */
export const wordsUnindexed: Step = {
  name: '0019-words-unindexed',
  online: ['drop index concurrently if exists discovery.article_text_words'],
};

/** The articles that were public before; joining nothing to the words moves them out of the row. */
export const facetsFilled: Step = {
  name: '0020-facets-filled',
  batches: `update discovery.article_text t set document = t.document || ''::tsvector,
      year = extract(year from t.published_at at time zone coalesce((select j.time_zone from journals.journal j where j.id = t.journal_id), 'UTC')),
      article_type = coalesce((select s.article_type from submissions.submission s where s.id = t.submission_id), ''),
      language = coalesce((select s.language from submissions.submission s where s.id = t.submission_id), ''),
      has_text = ${hasText('t.submission_id')}
    where t.submission_id in (select submission_id from discovery.article_text where year is null limit 1000)`,
};

/** Eight indexes, each of the words of an eighth of the articles: who only asks whether there are many reads one or two. */
export const wordsInParts: Step = {
  name: '0021-words-in-parts',
  online: Array.from({ length: 8 }, (_, part) => part).flatMap((part) => [
    `drop index concurrently if exists discovery.article_text_words_${part}`,
    `create index concurrently article_text_words_${part} on discovery.article_text using gin (document)
      where get_byte(uuid_send(submission_id), 15) & 7 = ${part}`,
  ]),
};

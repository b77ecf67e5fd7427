export const schema = `
create schema discovery;
-- Case and accents do not count in a search: 'Éva' is found by 'eva'.
create function discovery.fold(text) returns text language sql immutable strict parallel safe as
  $$ select lower(regexp_replace(normalize($1, NFKD), '[\\u0300-\\u036f]', '', 'g')) $$;
create function discovery.values_of(texts jsonb) returns text language sql immutable strict parallel safe as
  $$ select discovery.fold(left(coalesce(string_agg(value, ' . '), ''), 200000)) from jsonb_each_text(texts) $$;
-- Words as written, for every language, and word stems for the two languages of the house (PostgreSQL has no Malay stemmer; the Indonesian one serves).
create function discovery.words_of(texts jsonb) returns tsvector language sql immutable strict parallel safe as
  $$ select to_tsvector('simple', discovery.values_of(texts))
       || to_tsvector('english', discovery.fold(left(coalesce(texts ->> 'en', ''), 200000)))
       || to_tsvector('indonesian', discovery.fold(left(coalesce(texts ->> 'ms', ''), 200000))) $$;
create function discovery.query_of(text) returns tsquery language sql immutable strict parallel safe as
  $$ select websearch_to_tsquery('simple', discovery.fold($1))
       || websearch_to_tsquery('english', discovery.fold($1))
       || websearch_to_tsquery('indonesian', discovery.fold($1)) $$;

create table discovery.article_text (
  submission_id uuid primary key,
  journal_id uuid not null,
  published_at timestamptz not null,
  doi text,
  document tsvector not null
);
create index article_text_words on discovery.article_text using gin (document);
create index article_text_newest on discovery.article_text (published_at desc);
create index article_text_of_journal on discovery.article_text (journal_id, published_at desc);
create index article_text_doi on discovery.article_text (doi) where doi is not null;
create index journal_words on journals.journal using gin
  (to_tsvector('simple', discovery.fold(name_en || ' ' || name_ms || ' ' || abbreviation || ' ' || publisher)));

create function discovery.refresh(ids uuid[]) returns void language sql as $$
  delete from discovery.article_text t where t.submission_id = any(ids)
    and not exists (select from publishing.public_article p where p.submission_id = t.submission_id);
  insert into discovery.article_text (submission_id, journal_id, published_at, doi, document)
  select s.id, p.journal_id, p.published_at, lower(s.doi),
    setweight(discovery.words_of(s.title), 'A')
      || setweight(to_tsvector('simple', discovery.fold(coalesce(names.listed, ''))), 'B')
      || setweight(discovery.words_of(s.keywords), 'B')
      || discovery.words_of(s.abstract)
  from publishing.public_article p
  join submissions.submission s on s.id = p.submission_id
  left join lateral (
    select string_agg(c.name, ' . ') as listed from submissions.contributor c where c.submission_id = s.id
  ) names on true
  where s.id = any(ids)
  on conflict (submission_id) do update set journal_id = excluded.journal_id, published_at = excluded.published_at,
    doi = excluded.doi, document = excluded.document;
$$;

create function discovery.article_changed() returns trigger language plpgsql as $$ begin
  perform discovery.refresh((select array_agg(distinct submission_id) from changed));
  return null;
end $$;
create trigger discovery_insert after insert on publishing.publication referencing new table as changed
  for each statement execute function discovery.article_changed();
create trigger discovery_update after update on publishing.publication referencing new table as changed
  for each statement execute function discovery.article_changed();
create trigger discovery_delete after delete on publishing.publication referencing old table as changed
  for each statement execute function discovery.article_changed();
create trigger discovery_insert after insert on submissions.contributor referencing new table as changed
  for each statement execute function discovery.article_changed();
create trigger discovery_update after update on submissions.contributor referencing new table as changed
  for each statement execute function discovery.article_changed();
create trigger discovery_delete after delete on submissions.contributor referencing old table as changed
  for each statement execute function discovery.article_changed();

create function discovery.submission_changed() returns trigger language plpgsql as $$ begin
  perform discovery.refresh(array[new.id]);
  return null;
end $$;
create trigger discovery_words after update on submissions.submission for each row
  when ((old.title, old.abstract, old.keywords, old.doi) is distinct from (new.title, new.abstract, new.keywords, new.doi))
  execute function discovery.submission_changed();

create function discovery.issue_changed() returns trigger language plpgsql as $$ begin
  perform discovery.refresh((select array_agg(submission_id) from publishing.publication where issue_id = new.id));
  return null;
end $$;
create trigger discovery_visibility after update on publishing.issue for each row
  when ((old.state, old.continuous) is distinct from (new.state, new.continuous))
  execute function discovery.issue_changed();

create function discovery.journal_changed() returns trigger language plpgsql as $$ begin
  perform discovery.refresh((select array_agg(submission_id) from publishing.publication where journal_id = new.id));
  return null;
end $$;
create trigger discovery_visibility after update on journals.journal for each row
  when (old.state is distinct from new.state) execute function discovery.journal_changed();
`;

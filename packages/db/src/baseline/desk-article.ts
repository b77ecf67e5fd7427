export const schema = `
create schema desk_article;
-- What every list shows of an article after submission, derived by one pure function inside the transaction that
-- changed it. 'overdue' is not stored: it is due < today in the journal's time zone.
create table desk_article.article_state (
  submission_id uuid primary key,
  journal_id uuid not null,
  state text not null,
  turn text not null,
  since timestamptz not null,
  due date,
  round int not null default 0,
  reviewers jsonb not null default '[]',
  number text not null,
  title text not null,
  authors text not null,
  search text not null,
  submitted_at timestamptz not null,
  open boolean not null,
  time_zone text not null default 'Asia/Kuala_Lumpur'
);
create index article_search on desk_article.article_state using gin (search public.gin_trgm_ops);

-- One index per order of the workspace within a journal, and the same over all journals for Administrators.
create index by_due on desk_article.article_state (journal_id, due, submission_id);
create index by_due_last on desk_article.article_state (journal_id, due desc nulls last, submission_id desc);
create index by_state on desk_article.article_state (journal_id, state, due, submission_id);
create index by_turn on desk_article.article_state (journal_id, turn, due, submission_id) where turn <> 'nobody';
create index by_submission on desk_article.article_state (journal_id, submitted_at, submission_id);
create index by_title on desk_article.article_state (journal_id, lower(title), submission_id);
create index everywhere_by_due on desk_article.article_state (due, submission_id);
create index everywhere_by_state on desk_article.article_state (state, due, submission_id);
create index everywhere_by_submission on desk_article.article_state (submitted_at, submission_id);
create index everywhere_by_title on desk_article.article_state (lower(title), submission_id);

-- How many articles stand where, so that counting a journal of 100,000 costs what counting one of 100 does. Rows are only
-- added (no act waits for another's lock on a counter); the figure is their sum, and a job folds them into one row per key.
-- journal_id null: the whole platform.
create table desk_article.article_tally (
  journal_id uuid,
  time_zone text not null,
  state text not null,
  turn text not null,
  due date,
  n int not null
);
create index tally_of_journal on desk_article.article_tally (journal_id, state, turn, due, time_zone, n);

create function desk_article.tally_articles() returns trigger language plpgsql as $$
begin
  if tg_op = 'INSERT' then
    insert into desk_article.article_tally
      select journal_id, time_zone, state, turn, due, count(*) from come
      group by grouping sets ((journal_id, time_zone, state, turn, due), (time_zone, state, turn, due));
  elsif tg_op = 'DELETE' then
    insert into desk_article.article_tally
      select journal_id, time_zone, state, turn, due, -count(*) from gone
      group by grouping sets ((journal_id, time_zone, state, turn, due), (time_zone, state, turn, due));
  else
    insert into desk_article.article_tally
      select journal_id, time_zone, state, turn, due, sum(n) from (
        select journal_id, time_zone, state, turn, due, 1 as n from come
        union all select journal_id, time_zone, state, turn, due, -1 from gone) moved
      group by grouping sets ((journal_id, time_zone, state, turn, due), (time_zone, state, turn, due))
      having sum(n) <> 0;
  end if;
  return null;
end $$;
create trigger tally_new after insert on desk_article.article_state
  referencing new table as come for each statement execute function desk_article.tally_articles();
create trigger tally_changed after update on desk_article.article_state
  referencing old table as gone new table as come for each statement execute function desk_article.tally_articles();
create trigger tally_removed after delete on desk_article.article_state
  referencing old table as gone for each statement execute function desk_article.tally_articles();

-- What each participant has to do with an article, kept beside its state: a person's own lists are read by person alone.
-- yours: the person is waited for, unless the platform's Administrator looks on.
create table desk_article.part (
  person_id uuid not null,
  submission_id uuid not null,
  journal_id uuid not null,
  author boolean not null,
  production boolean not null,
  yours boolean not null,
  state text not null,
  turn text not null,
  due date,
  time_zone text not null,
  primary key (person_id, submission_id)
);
create index parts_by_due on desk_article.part (person_id, due, submission_id);
create index parts_of_article on desk_article.part (submission_id);
`;

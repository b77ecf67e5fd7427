export const up = `
create schema desk;
-- What every list shows of an article after submission, derived by one pure function inside the transaction that
-- changed it. 'overdue' is not stored: it is due < today in the journal's time zone.
create table desk.article_state (
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
  open boolean not null
);
create extension if not exists pg_trgm with schema public;
create index state_of_journal on desk.article_state (journal_id, state, due);
create index open_by_due on desk.article_state (journal_id, due, submission_id) where open;
create index newest_of_journal on desk.article_state (journal_id, submitted_at desc);
create index article_search on desk.article_state using gin (search public.gin_trgm_ops);
`;

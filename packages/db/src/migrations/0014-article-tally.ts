export const up = `
alter table desk.article_state add column time_zone text not null default 'Asia/Kuala_Lumpur';
update desk.article_state a set time_zone = j.time_zone from journals.journal j where j.id = a.journal_id;

-- How many articles stand where, so that counting a journal of 100,000 costs what counting one of 100 does. Rows are only
-- added (no act waits for another's lock on a counter); the figure is their sum, and a job folds them into one row per key.
-- journal_id null: the whole platform.
create table desk.article_tally (
  journal_id uuid,
  time_zone text not null,
  state text not null,
  turn text not null,
  due date,
  n int not null
);
create index tally_of_journal on desk.article_tally (journal_id, state, turn, due, time_zone, n);

create function desk.tally_articles() returns trigger language plpgsql as $$
begin
  if tg_op = 'INSERT' then
    insert into desk.article_tally
      select journal_id, time_zone, state, turn, due, count(*) from come
      group by grouping sets ((journal_id, time_zone, state, turn, due), (time_zone, state, turn, due));
  elsif tg_op = 'DELETE' then
    insert into desk.article_tally
      select journal_id, time_zone, state, turn, due, -count(*) from gone
      group by grouping sets ((journal_id, time_zone, state, turn, due), (time_zone, state, turn, due));
  else
    insert into desk.article_tally
      select journal_id, time_zone, state, turn, due, sum(n) from (
        select journal_id, time_zone, state, turn, due, 1 as n from come
        union all select journal_id, time_zone, state, turn, due, -1 from gone) moved
      group by grouping sets ((journal_id, time_zone, state, turn, due), (time_zone, state, turn, due))
      having sum(n) <> 0;
  end if;
  return null;
end $$;
create trigger tally_new after insert on desk.article_state
  referencing new table as come for each statement execute function desk.tally_articles();
create trigger tally_changed after update on desk.article_state
  referencing old table as gone new table as come for each statement execute function desk.tally_articles();
create trigger tally_removed after delete on desk.article_state
  referencing old table as gone for each statement execute function desk.tally_articles();
insert into desk.article_tally
  select journal_id, time_zone, state, turn, due, count(*) from desk.article_state
  group by grouping sets ((journal_id, time_zone, state, turn, due), (time_zone, state, turn, due));

-- One index per order of the workspace within a journal, and the same over all journals for Administrators.
drop index desk.state_of_journal, desk.open_by_due, desk.newest_of_journal;
create index by_due on desk.article_state (journal_id, due, submission_id);
create index by_due_last on desk.article_state (journal_id, due desc nulls last, submission_id desc);
create index by_state on desk.article_state (journal_id, state, due, submission_id);
create index by_turn on desk.article_state (journal_id, turn, due, submission_id) where turn <> 'nobody';
create index by_submission on desk.article_state (journal_id, submitted_at, submission_id);
create index by_title on desk.article_state (journal_id, lower(title), submission_id);
create index everywhere_by_due on desk.article_state (due, submission_id);
create index everywhere_by_state on desk.article_state (state, due, submission_id);
create index everywhere_by_submission on desk.article_state (submitted_at, submission_id);
create index everywhere_by_title on desk.article_state (lower(title), submission_id);

-- What each participant has to do with an article, kept beside its state: a person's own lists are read by person alone.
-- yours: the person is waited for, unless the platform's Administrator looks on.
create table desk.part (
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
create index parts_by_due on desk.part (person_id, due, submission_id);
create index parts_of_article on desk.part (submission_id);
insert into desk.part
  select p.person_id, a.submission_id, a.journal_id, p.author, p.production,
    case a.turn when 'editor' then not p.author and not p.production
      when 'copyeditor' then not p.author and exists (select from workflow.stage_work w where w.submission_id = a.submission_id
        and w.person_id = p.person_id and w.stage = 'copyediting' and w.done_at is null)
      when 'layout-editor' then not p.author and exists (select from workflow.stage_work w where w.submission_id = a.submission_id
        and w.person_id = p.person_id and w.stage = 'production' and w.done_at is null)
      else false end,
    a.state, a.turn, a.due, a.time_zone
  from desk.article_state a join (select submission_id, person_id, bool_or(role = 'author') as author,
      bool_or(role in ('copyeditor', 'layout-editor', 'proofreader')) as production
    from submissions.participant group by 1, 2) p using (submission_id);
`;

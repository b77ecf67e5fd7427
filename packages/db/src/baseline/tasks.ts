export const schema = `
create schema tasks;
create table tasks.message (
  id uuid primary key,
  article_id uuid,
  journal_id uuid not null,
  sender_id uuid not null,
  title text not null,
  subject text not null,
  body text not null,
  by_email boolean not null,
  created_at timestamptz not null,
  removed_at timestamptz
);
create index messages_of_article on tasks.message (article_id, created_at);
create table tasks.message_recipient (
  message_id uuid not null references tasks.message,
  person_id uuid not null,
  read_at timestamptz,
  primary key (message_id, person_id)
);
create index messages_of_person on tasks.message_recipient (person_id);

-- assignee_id null: any Administrator; made_by null: the portal; done_by null: closed by itself.
create table tasks.task (
  id uuid primary key,
  kind text not null check (kind in ('general', 'mail-came-back')),
  journal_id uuid,
  article_id uuid,
  about_id uuid,
  address text check (address = lower(address)),
  assignee_id uuid,
  title text not null default '',
  note text not null default '',
  due date,
  blocking boolean not null default false,
  made_by uuid,
  made_at timestamptz not null,
  done_at timestamptz,
  done_by uuid,
  outcome text not null default '',
  version int not null default 1,
  check (kind <> 'general' or (title <> '' and made_by is not null and assignee_id is not null and article_id is not null))
);
create index open_tasks_of_person on tasks.task (assignee_id, due) where done_at is null;
create index done_tasks_of_person on tasks.task (assignee_id, done_at desc) where done_at is not null;
create index tasks_given on tasks.task (made_by, made_at desc) where made_by is not null;
create index tasks_of_article on tasks.task (article_id) where article_id is not null;
create index tasks_about_person on tasks.task (about_id) where about_id is not null;
create unique index one_open_task_of_returned_mail on tasks.task (address,
    coalesce(article_id, '00000000-0000-0000-0000-000000000000'),
    coalesce(assignee_id, '00000000-0000-0000-0000-000000000000'))
  where kind = 'mail-came-back' and done_at is null;
`;

export const schema = `
create schema messaging;
create table messaging.template (
  id uuid primary key,
  event text not null,
  journal_id uuid,
  language text not null check (language in ('en', 'ms')),
  subject text not null,
  body text not null,
  version int not null default 1
);
create unique index template_of on messaging.template
  (event, language, coalesce(journal_id, '00000000-0000-0000-0000-000000000000'));
create table messaging.mail (
  id uuid primary key,
  event text not null,
  journal_id uuid,
  subject_type text,
  subject_id uuid,
  person_id uuid,
  address text not null,
  language text not null,
  subject text not null,
  body text not null,
  state text not null default 'queued' check (state in ('queued', 'paused', 'sent', 'refused', 'bounced', 'delivered', 'complained')),
  attempts int not null default 0,
  failure text,
  created_at timestamptz not null,
  sent_at timestamptz,
  resent_from uuid,
  settled_at timestamptz
);
create index mail_by_time on messaging.mail (created_at desc);
create index mail_of_subject on messaging.mail (subject_id);
create table messaging.notification (
  id uuid primary key,
  person_id uuid not null,
  event text not null,
  subject_type text not null,
  subject_id uuid not null,
  data jsonb not null default '{}',
  created_at timestamptz not null,
  read_at timestamptz
);
create index notifications_of_person on messaging.notification (person_id, created_at desc);

-- Each save of a mail's own texts; texts null: back to what is inherited. journal_id null: the platform's.
create table messaging.template_version (
  id uuid primary key,
  event text not null,
  journal_id uuid,
  number int not null,
  kind text not null check (kind in ('saved', 'restored', 'reset')),
  texts jsonb,
  saved_by uuid not null,
  saved_at timestamptz not null
);
create unique index version_of_template on messaging.template_version
  (event, coalesce(journal_id, '00000000-0000-0000-0000-000000000000'), number);
-- Mails that are not sent at all; an event without a row is sent.
create table messaging.silenced_event (
  event text not null,
  journal_id uuid,
  since timestamptz not null
);
create unique index silenced_event_of on messaging.silenced_event
  (event, coalesce(journal_id, '00000000-0000-0000-0000-000000000000'));
create index mail_of_address on messaging.mail (address, created_at desc);
create index mail_in_trouble on messaging.mail (created_at desc)
  where state in ('queued', 'paused', 'refused', 'bounced', 'complained');
create index mail_search on messaging.mail using gin ((lower(address || ' ' || subject)) gin_trgm_ops);
-- Addresses that mails came back from. While a row is here, mails to it wait.
create table messaging.paused_address (
  address text primary key check (address = lower(address)),
  mail_id uuid,
  reason text not null,
  since timestamptz not null
);
-- The next moment at which a mail may go out: one row, shared by all processes.
create table messaging.pace (single boolean primary key default true check (single), next_at timestamptz not null);

create table messaging.preference (
  person_id uuid not null,
  event text not null,
  in_app boolean not null,
  email text not null check (email in ('now', 'daily', 'weekly', 'off')),
  primary key (person_id, event)
);
create table messaging.digest_line (
  id uuid primary key,
  person_id uuid not null,
  address text not null,
  firstname text not null,
  language text not null check (language in ('en', 'ms')),
  rhythm text not null check (rhythm in ('daily', 'weekly')),
  line text not null,
  created_at timestamptz not null
);
create index digest_lines_due on messaging.digest_line (rhythm, person_id);
create index unread_of_person on messaging.notification (person_id) where read_at is null;
`;

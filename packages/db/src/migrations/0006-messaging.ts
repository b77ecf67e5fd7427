export const up = `
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
  state text not null default 'queued' check (state in ('queued', 'sent', 'refused', 'bounced', 'delivered', 'complained')),
  attempts int not null default 0,
  failure text,
  created_at timestamptz not null,
  sent_at timestamptz
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
`;

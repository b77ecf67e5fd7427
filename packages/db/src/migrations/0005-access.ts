export const up = `
create schema access;
create table access.platform_role (
  acl int primary key,
  label_en text not null,
  label_ms text not null,
  flags int not null,
  menu text[] not null
);
-- journal_id null: shipped with the platform, copied to each new journal.
create table access.preset (
  id uuid primary key,
  journal_id uuid,
  code text not null,
  label_en text not null,
  label_ms text not null,
  function_flags int not null default 0,
  permissions bigint not null default 0,
  stages jsonb not null default '{}',
  sort int not null default 0,
  version int not null default 1
);
create unique index preset_code on access.preset (coalesce(journal_id, '00000000-0000-0000-0000-000000000000'), code);
create table access.assigned_preset (
  id uuid primary key,
  journal_id uuid not null,
  person_id uuid not null references identity.person on delete cascade,
  preset_id uuid not null references access.preset,
  assigned_at timestamptz not null,
  assigned_by uuid,
  unique (journal_id, person_id, preset_id)
);
create index presets_of_person on access.assigned_preset (person_id);
`;

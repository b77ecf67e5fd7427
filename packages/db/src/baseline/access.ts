export const schema = `
create schema access;
create table access.platform_role (
  acl int primary key,
  label_en text not null,
  label_ms text not null,
  flags int not null,
  menu text[] not null,
  version int not null default 1
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
  version int not null default 1,
  unique (journal_id, person_id, preset_id)
);
create index presets_of_person on access.assigned_preset (person_id);
create index holders_of_preset on access.assigned_preset (preset_id);

-- One row: what an Administrator has set for the whole portal. What is not in it is as shipped.
create table access.portal_setting (
  only_one boolean primary key default true check (only_one),
  settings jsonb not null,
  version int not null default 1
);
insert into access.portal_setting (settings) values ('{}');

-- The picture beside the name of the portal; small, so it stands in its row.
create table access.portal_logo (
  mime text not null check (mime in ('image/png', 'image/jpeg', 'image/webp')),
  content bytea not null check (octet_length(content) <= 200000),
  digest text not null,
  -- A picture for light ground and one for dark ground.
  ground text primary key default 'light' check (ground in ('light', 'dark'))
);

-- Which language is spoken to somebody who wants this one: itself where the portal offers it, else the portal's first. The one
-- place that decides it, for sessions, visitors and mails alike. What is stored keeps its language.
create function access.spoken_language(wanted text) returns text language sql stable as $$
  select coalesce(
    (select case
        when coalesce(settings -> 'languages', '["en", "ms"]') ? wanted then wanted
        else settings -> 'languages' ->> 0
      end from access.portal_setting),
    'en')
$$;

-- A limit as an Administrator has set it, else as shipped: for statements that need it where they write.
create function access.portal_limit(name text, shipped int) returns int language sql stable as $$
  select coalesce((select (settings -> 'limits' ->> name)::int from access.portal_setting), shipped)
$$;

-- What the portal is called in this language, as an Administrator has set it, else as shipped.
create function access.portal_name(spoken text) returns text language sql stable as $$
  select coalesce((select nullif(trim(settings -> 'name' ->> spoken), '') from access.portal_setting), 'Naskhah')
$$;
`;

export const schema = `
create schema identity;
create table identity.person (
  id uuid primary key,
  name text not null,
  firstname text not null,
  language text not null default 'en' check (language in ('en', 'ms')),
  orcid text unique,
  orcid_verified_at timestamptz,
  country text,
  phone text,
  biography jsonb not null default '{}',
  interests text[] not null default '{}',
  password_hash text,
  status text not null default 'active' check (status in ('unconfirmed', 'active', 'suspended', 'merged', 'anonymised')),
  role_in_use int not null default 6,
  profile_completed_at timestamptz,
  created_at timestamptz not null,
  last_seen_at timestamptz,
  version int not null default 1,
  merged_into uuid references identity.person,
  status_reason text,
  -- Languages that a person reads and reviews in.
  languages text[] not null default '{}'
);
create table identity.email (
  address text primary key check (address = lower(address)),
  person_id uuid not null references identity.person on delete cascade,
  is_primary boolean not null default false,
  confirmed_at timestamptz
);
create unique index one_primary_email on identity.email (person_id) where is_primary;
create index email_of_person on identity.email (person_id);
create table identity.affiliation (
  id uuid primary key,
  person_id uuid not null references identity.person on delete cascade,
  organisation text not null,
  ror text,
  department text,
  country text,
  starts_on date,
  ends_on date,
  is_primary boolean not null default false
);
create index affiliation_of_person on identity.affiliation (person_id);
create table identity.role_held (
  person_id uuid not null references identity.person on delete cascade,
  acl int not null,
  granted_at timestamptz not null,
  granted_by uuid,
  primary key (person_id, acl)
);
create index holders_of_role on identity.role_held (acl, person_id);
-- kind link: a session restricted to one review assignment; it ends with the assignment.
create table identity.session (
  token_hash bytea primary key,
  person_id uuid not null references identity.person on delete cascade,
  behind_id uuid references identity.person,
  reason text,
  kind text not null default 'person' check (kind in ('person', 'link')),
  scope_id uuid,
  user_agent text,
  created_at timestamptz not null,
  expires_at timestamptz not null,
  -- What the portal is read in now, where it was chosen; else the account's language holds.
  language text check (language in ('en', 'ms')),
  -- A session is named by an id where its owner lists and ends it: the hash of its token is shown to nobody.
  id uuid not null default gen_random_uuid(),
  seen_at timestamptz,
  address text
);
create index session_of_person on identity.session (person_id);
create unique index session_by_id on identity.session (id);
create index sessions_by_end on identity.session (expires_at);
create table identity.one_time_code (
  id uuid primary key,
  address text not null,
  purpose text not null check (purpose in ('reset-password', 'confirm-email')),
  code_hash bytea not null,
  created_at timestamptz not null,
  expires_at timestamptz not null,
  used_at timestamptz
);
create index codes_of_address on identity.one_time_code (address, purpose, created_at);
create table identity.ticket (
  token_hash bytea primary key,
  person_id uuid references identity.person on delete cascade,
  purpose text not null check (purpose in ('reset-password', 'update-profile', 'first-administrator')),
  created_at timestamptz not null,
  expires_at timestamptz not null,
  used_at timestamptz
);
-- Tries and requests that are limited by account and by network address, across processes and restarts.
create table identity.attempt (
  kind text not null,
  key text not null,
  at timestamptz not null
);
create index attempts_by_key on identity.attempt (kind, key, at);
create index attempts_by_time on identity.attempt (at);
`;

export const schema = `
create schema journals;
create table journals.journal (
  id uuid primary key,
  path text not null unique check (path ~ '^[a-z0-9][a-z0-9-]{1,40}$'),
  name_en text not null default '',
  name_ms text not null default '',
  abbreviation text not null unique,
  issn text unique,
  eissn text unique,
  publisher text not null default '',
  publisher_type text,
  institution_ror text,
  country text not null default 'MY',
  first_year int,
  frequency text,
  languages text[] not null default '{en,ms}',
  scope jsonb not null default '{}',
  website text,
  review_type jsonb not null default '{}',
  access_type text,
  license text,
  fees jsonb not null default '{}',
  archiving jsonb not null default '{}',
  ethics jsonb not null default '{}',
  contacts jsonb not null default '{}',
  mysitasi_url text,
  time_zone text not null default 'Asia/Kuala_Lumpur',
  theme jsonb not null default '{}',
  state text not null default 'draft' check (state in
    ('draft', 'submitted', 'checking', 'returned', 'verified', 'rejected', 'active', 'suspended', 'ceased', 'title_changed')),
  state_reason text,
  submis_checklist jsonb not null default '[]',
  settings jsonb not null default '{}',
  approval_levels int not null default 2 check (approval_levels between 0 and 2),
  owner_id uuid,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  version int not null default 1
);
create index journal_by_state on journals.journal (state, name_en);
create table journals.journal_discipline (
  journal_id uuid not null references journals.journal on delete cascade,
  code text not null,
  is_primary boolean not null default false,
  primary key (journal_id, code)
);
create table journals.section (
  id uuid primary key,
  journal_id uuid not null references journals.journal on delete cascade,
  title_en text not null,
  title_ms text not null,
  sort int not null default 0,
  open boolean not null default true
);
create index section_of_journal on journals.section (journal_id, sort);
-- Numbers of submissions: {ABBR}-{year}-{seq}, without gaps inside a year.
create table journals.number_series (
  journal_id uuid not null references journals.journal on delete cascade,
  year int not null,
  last int not null,
  primary key (journal_id, year)
);
`;

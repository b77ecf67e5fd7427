export const schema = `
create schema reference_data;
-- Code tables: lists of at most 500 entries. A code in use is retired (active = false), never removed.
create table reference_data.code (
  list text not null,
  value text not null,
  label_en text not null,
  label_ms text not null,
  parent text,
  sort int not null default 0,
  active boolean not null default true,
  -- Further facts of a code that rules read (citable, address, group); the labels are for people only.
  attributes jsonb not null default '{}',
  version int not null default 1,
  primary key (list, value)
);

-- Institutions by the names that people write. The shipped ones have no ROR id until the registry's dump is loaded.
create table reference_data.organisation (
  id uuid primary key,
  ror text unique,
  name text not null,
  country text,
  city text,
  active boolean not null default true,
  -- All names of it, as they are searched: lower case, no marks, one space between words.
  search text not null
);
create unique index organisation_without_ror on reference_data.organisation (lower(name), coalesce(country, '')) where ror is null;
create index organisation_words on reference_data.organisation using gin (search gin_trgm_ops);
create index organisation_begins on reference_data.organisation (search text_pattern_ops);
`;

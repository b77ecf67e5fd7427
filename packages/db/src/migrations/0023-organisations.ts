export const up = `
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

export const up = `
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
  primary key (list, value)
);
`;

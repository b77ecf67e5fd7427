export const schema = `
create schema desk_workspace;
-- What a person wants to find again of a list: its filters, order and columns, as its address says them.
create table desk_workspace.saved_view (
  id uuid primary key,
  person_id uuid not null,
  list text not null check (list in ('workspace', 'journals')),
  name text not null,
  search text not null,
  opens boolean not null default false,
  created_at timestamptz not null,
  version int not null default 1
);
create unique index view_name on desk_workspace.saved_view (person_id, list, lower(name));
create unique index view_that_opens on desk_workspace.saved_view (person_id, list) where opens;
`;

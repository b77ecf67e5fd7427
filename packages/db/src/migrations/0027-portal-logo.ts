export const up = `
-- The picture beside the name of the portal; small, so it stands in its row.
create table access.portal_logo (
  only_one boolean primary key default true check (only_one),
  mime text not null check (mime in ('image/png', 'image/jpeg', 'image/webp')),
  content bytea not null check (octet_length(content) <= 200000),
  digest text not null
);
`;

export const up = `
-- One row: what an Administrator has set for the whole portal. What is not in it is as shipped.
create table access.portal_setting (
  only_one boolean primary key default true check (only_one),
  settings jsonb not null,
  version int not null default 1
);
insert into access.portal_setting (settings) values ('{}');
`;

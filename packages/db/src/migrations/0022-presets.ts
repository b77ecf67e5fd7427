export const up = `
alter table access.platform_role add column version int not null default 1;
alter table access.assigned_preset add column version int not null default 1;
create index holders_of_preset on access.assigned_preset (preset_id);
`;

export const up = `
-- What the portal is read in now, where it was chosen; else the account's language holds.
alter table identity.session add column language text check (language in ('en', 'ms'));
`;

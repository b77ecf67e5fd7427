export const up = `
-- A co-author is asked by mail to confirm the authorship; the link's token is kept as a hash.
alter table submissions.contributor add column confirm_hash bytea;
create unique index contributor_by_link on submissions.contributor (confirm_hash) where confirm_hash is not null;
`;

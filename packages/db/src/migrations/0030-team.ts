export const up = `
-- To a journal one is invited as somebody: an invitation names the preset that accepting it gives.
alter table identity.invitation add column preset_id uuid;
update identity.invitation v set preset_id = p.id from access.preset p
  where v.kind = 'journal' and p.journal_id = v.journal_id and p.code = 'journal-manager';
alter table identity.invitation add check (preset_id is null or kind = 'journal');
drop index identity.one_open_invitation;
create unique index one_open_invitation on identity.invitation (address, kind, coalesce(acl, 0),
  coalesce(journal_id, '00000000-0000-0000-0000-000000000000'), coalesce(preset_id, '00000000-0000-0000-0000-000000000000'))
  where state = 'open';
create index invitations_of_journal on identity.invitation (journal_id, invited_at desc) where journal_id is not null;

-- A co-author who was asked may also say that they are none, with a word to the journal.
alter table submissions.contributor add column declined_at timestamptz;
alter table submissions.contributor add column decline_note text not null default '';
alter table submissions.contributor add check (declined_at is null or confirmed_at is null);
`;

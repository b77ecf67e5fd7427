export const schema = `
-- An account that became part of another keeps its id: whoever asks for it is led on.
create index merged_people on identity.person (merged_into) where merged_into is not null;

-- People by any part of their name or address, and in the orders of their list.
create index person_by_part_of_name on identity.person using gin (lower(name) public.gin_trgm_ops);
create index email_by_part on identity.email using gin (address public.gin_trgm_ops);
create index people_by_name on identity.person (name, id, status);
create index people_by_last_seen on identity.person (last_seen_at desc nulls last, id, status);
create index people_by_registration on identity.person (created_at desc, id, status);
create index people_by_status on identity.person (status, name, id);
-- How many people there are in each status, so that counting everybody costs the same however many there are. Rows are only
-- added; a job folds them into one per status.
create table identity.person_tally (
  status text not null,
  n int not null
);
create function identity.tally_people() returns trigger language plpgsql as $$
begin
  if tg_op = 'INSERT' then
    insert into identity.person_tally select status, count(*) from come group by status;
  else
    insert into identity.person_tally select status, -count(*) from gone group by status;
  end if;
  return null;
end $$;
create function identity.tally_standing() returns trigger language plpgsql as $$
begin
  insert into identity.person_tally values (old.status, -1), (new.status, 1);
  return null;
end $$;
create trigger tally_new after insert on identity.person
  referencing new table as come for each statement execute function identity.tally_people();
create trigger tally_removed after delete on identity.person
  referencing old table as gone for each statement execute function identity.tally_people();
create trigger tally_changed after update of status on identity.person
  for each row when (old.status is distinct from new.status) execute function identity.tally_standing();

-- An address that somebody wants to add: it counts for nothing until the person has confirmed it while logged in.
create table identity.email_claim (
  token_hash bytea primary key,
  person_id uuid not null references identity.person on delete cascade,
  address text not null check (address = lower(address)),
  claimed_by uuid not null,
  created_at timestamptz not null,
  expires_at timestamptz not null,
  unique (person_id, address)
);

-- Asked to register, to take a role of the platform, or to manage a journal. What an address is asked to review or to
-- have written lives with the reviews and the articles.
create table identity.invitation (
  id uuid primary key,
  kind text not null check (kind in ('register', 'role', 'journal')),
  address text not null check (address = lower(address)),
  name text not null,
  language text not null check (language in ('en', 'ms')),
  acl int,
  journal_id uuid,
  message text not null default '',
  token_hash bytea unique,
  state text not null default 'open' check (state in ('open', 'accepted', 'declined', 'revoked')),
  person_id uuid references identity.person,
  invited_by uuid not null,
  invited_at timestamptz not null,
  sent_at timestamptz not null,
  expires_at timestamptz not null,
  answered_at timestamptz,
  version int not null default 1,
  -- To a journal one is invited as somebody: accepting gives this preset.
  preset_id uuid,
  check ((kind = 'role') = (acl is not null)),
  check ((kind = 'journal') = (journal_id is not null)),
  check (preset_id is null or kind = 'journal')
);
create index invitations_of_address on identity.invitation (address, state);
create index invitations_by_time on identity.invitation (invited_at desc, id);
create unique index one_open_invitation on identity.invitation (address, kind, coalesce(acl, 0),
  coalesce(journal_id, '00000000-0000-0000-0000-000000000000'), coalesce(preset_id, '00000000-0000-0000-0000-000000000000'))
  where state = 'open';
create index invitations_of_journal on identity.invitation (journal_id, invited_at desc) where journal_id is not null;

-- Two accounts of one person, proved by the addresses of both; done when both have said so.
create table identity.merge (
  id uuid primary key,
  kept_id uuid not null references identity.person,
  other_id uuid not null references identity.person,
  kept_hash bytea unique,
  other_hash bytea unique,
  kept_confirmed_at timestamptz,
  other_confirmed_at timestamptz,
  state text not null default 'open' check (state in ('open', 'done', 'cancelled')),
  started_by uuid not null,
  started_at timestamptz not null,
  expires_at timestamptz not null,
  ended_at timestamptz,
  check (kept_id <> other_id)
);
create index merges_of_kept on identity.merge (kept_id);
create index merges_of_other on identity.merge (other_id);
`;

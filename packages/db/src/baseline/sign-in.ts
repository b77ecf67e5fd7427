export const schema = `
-- secret: sealed with a key derived from the portal's secret. last_step: the 30 s step of the last code used, so that none works twice.
create table identity.second_factor (
  person_id uuid primary key references identity.person on delete cascade,
  secret bytea not null,
  last_step bigint not null,
  since timestamptz not null
);
create table identity.recovery_code (
  person_id uuid not null references identity.person on delete cascade,
  code_hash bytea not null,
  used_at timestamptz,
  primary key (person_id, code_hash)
);
create table identity.passkey (
  id text primary key,
  person_id uuid not null references identity.person on delete cascade,
  public_key bytea not null,
  counter bigint not null,
  transports text[] not null default '{}',
  label text not null,
  created_at timestamptz not null,
  last_used_at timestamptz
);
create index passkeys_of_person on identity.passkey (person_id);
create table identity.api_key (
  id uuid primary key,
  person_id uuid not null references identity.person on delete cascade,
  token_hash bytea not null unique,
  label text not null,
  scope text not null check (scope in ('read', 'write')),
  created_at timestamptz not null,
  expires_at timestamptz not null,
  last_used_at timestamptz
);
create index api_keys_of_person on identity.api_key (person_id);
-- The account of a person with an outside identity provider.
create table identity.outside_account (
  issuer text not null,
  subject text not null,
  person_id uuid not null references identity.person on delete cascade,
  linked_at timestamptz not null,
  primary key (issuer, subject)
);
create index outside_accounts_of_person on identity.outside_account (person_id);
-- What was begun and waits for its second half: a further login step, a passkey's challenge, a way out to another provider, a solved puzzle.
create table identity.pending_step (
  token_hash bytea primary key,
  kind text not null,
  person_id uuid references identity.person on delete cascade,
  data jsonb not null default '{}',
  expires_at timestamptz not null
);
create index pending_steps_by_end on identity.pending_step (expires_at);
`;

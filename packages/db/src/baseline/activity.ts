export const schema = `
create schema activity;
-- Append-only and hash-chained per subject: event code, ids and variables only, never names, addresses or prose.
create table activity.log (
  id uuid not null,
  journal_id uuid,
  subject_type text not null,
  subject_id uuid not null,
  seq int not null,
  event text not null,
  actor_kind text not null check (actor_kind in ('person', 'link', 'system')),
  actor_id uuid,
  behind_id uuid,
  at timestamptz not null,
  data jsonb not null default '{}',
  previous_hash bytea,
  hash bytea not null,
  primary key (subject_id, seq)
);
create function activity.refuse_change() returns trigger language plpgsql as $$
begin
  raise exception 'activity.log is append-only';
end $$;
create trigger log_is_append_only before update or delete on activity.log
  for each row execute function activity.refuse_change();
create index log_by_actor on activity.log (actor_id, at desc) where actor_id is not null;
`;

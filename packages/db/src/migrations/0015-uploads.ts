export const up = `
-- A file on its way in parts: whose it is and what it will be. The parts themselves lie in the store under the same id.
create table media.upload (
  id uuid primary key,
  person_id uuid not null,
  ref_id uuid not null,
  use text not null,
  filename text not null,
  label text not null,
  language text,
  size bigint not null,
  -- Who writes or finishes it now, and until when that may be believed without hearing more.
  held_by uuid,
  held_until timestamptz,
  release_asked boolean not null default false,
  -- Why the finished file was not taken, until the sender has been told.
  refusal text,
  created_at timestamptz not null,
  touched_at timestamptz not null
);
create index upload_touched on media.upload (touched_at);
create index upload_of on media.upload (person_id);

create table media.upload_count (
  key text not null,
  since timestamptz not null,
  count int not null,
  primary key (key, since)
);
`;

export const schema = `
create schema media;
-- Content is stored once by hash; an attachment is one use of it, and access follows what it is attached to.
create table media.content (
  sha256 bytea primary key,
  size bigint not null,
  mime text not null,
  created_at timestamptz not null
);
create table media.attachment (
  id uuid primary key,
  sha256 bytea not null references media.content,
  ref_type text not null,
  ref_id uuid not null,
  use text not null,
  filename text not null,
  label text not null default '',
  language text,
  position int not null default 0,
  round_id uuid,
  uploaded_by uuid,
  created_at timestamptz not null,
  removed_at timestamptz,
  version int not null default 1
);
create index attachment_of on media.attachment (ref_type, ref_id) where removed_at is null;
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

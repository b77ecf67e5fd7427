export const up = `
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
`;

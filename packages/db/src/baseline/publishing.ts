export const schema = `
create schema publishing;
create table publishing.volume (
  id uuid primary key,
  journal_id uuid not null,
  number text not null,
  year int not null,
  title jsonb not null default '{}',
  unique (journal_id, number, year)
);
create table publishing.issue (
  id uuid primary key,
  journal_id uuid not null,
  volume_id uuid not null references publishing.volume,
  number text not null,
  title jsonb not null default '{}',
  description jsonb not null default '{}',
  continuous boolean not null default false,
  planned_on date,
  state text not null default 'draft' check (state in
    ('draft', 'compiled', 'requested', 'approved', 'public', 'returned', 'unpublished')),
  requested_by uuid,
  requested_at timestamptz,
  approved_by uuid,
  approved_at timestamptz,
  finally_approved_by uuid,
  published_at timestamptz,
  return_reason text,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  version int not null default 1,
  unique (journal_id, volume_id, number)
);
create index issue_of_journal on publishing.issue (journal_id, state, published_at desc);
-- One row per article that is set or published; public once published_at is set.
create table publishing.publication (
  submission_id uuid primary key,
  journal_id uuid not null,
  issue_id uuid references publishing.issue,
  section_id uuid,
  position int not null default 0,
  pages text not null default '',
  license_url text,
  copyright text not null default '',
  dates jsonb not null default '{}',
  funding jsonb not null default '[]',
  related jsonb not null default '[]',
  version_number int not null default 1,
  published_at timestamptz,
  updated_at timestamptz not null
);
create index publication_of_issue on publishing.publication (issue_id, position);
create index published_of_journal on publishing.publication (journal_id, published_at desc) where published_at is not null;
create table publishing.galley (
  id uuid primary key,
  submission_id uuid not null,
  kind text not null check (kind in ('pdf', 'html', 'xml', 'epub', 'supplementary')),
  label text not null,
  language text not null,
  position int not null default 0,
  attachment_id uuid,
  html text,
  created_at timestamptz not null,
  author_approved_at timestamptz,
  check (attachment_id is not null or html is not null)
);
create index galley_of on publishing.galley (submission_id, position);
-- What a reader may see: one rule for the sites, the search and the harvesters. A continuous issue shows its articles at once.
create view publishing.public_article as
  select p.* from publishing.publication p
  join journals.journal j on j.id = p.journal_id
  left join publishing.issue i on i.id = p.issue_id
  where p.published_at is not null
    and j.state in ('verified', 'active', 'suspended', 'ceased', 'title_changed')
    and (p.issue_id is null or i.state = 'public' or (i.continuous and i.state <> 'unpublished'));
-- Notices point at what they correct; the corrected article finds them by this.
create index publication_related on publishing.publication using gin (related jsonb_path_ops);
`;

export const schema = `
create schema submissions;
create table submissions.submission (
  id uuid primary key,
  journal_id uuid not null,
  number text unique,
  status text not null default 'draft' check (status in
    ('draft', 'active', 'scheduled', 'published', 'declined', 'withdrawn', 'transferred', 'retracted')),
  stage text not null default 'submission' check (stage in
    ('submission', 'review', 'copyediting', 'production', 'publication')),
  stage_since timestamptz not null,
  section_id uuid,
  article_type text not null default 'research-article',
  language text not null default 'en',
  title jsonb not null default '{}',
  abstract jsonb not null default '{}',
  keywords jsonb not null default '{}',
  declarations jsonb not null default '{}',
  checklist jsonb not null default '[]',
  step text not null default 'start',
  submitter_id uuid,
  doi text unique,
  source text not null default 'portal' check (source in ('portal', 'import')),
  created_at timestamptz not null,
  updated_at timestamptz not null,
  submitted_at timestamptz,
  accepted_at timestamptz,
  version int not null default 1
);
create index submission_of_journal on submissions.submission (journal_id, status, submitted_at desc);
create index submission_of_submitter on submissions.submission (submitter_id, updated_at desc);
create table submissions.contributor (
  id uuid primary key,
  submission_id uuid not null references submissions.submission on delete cascade,
  position int not null,
  type text not null default 'person' check (type in ('person', 'organisation')),
  name text not null,
  given text,
  family text,
  email text,
  orcid text,
  orcid_verified boolean not null default false,
  corresponding boolean not null default false,
  person_id uuid,
  affiliations jsonb not null default '[]',
  credit jsonb not null default '[]',
  confirmed_at timestamptz,
  -- A co-author is asked by mail to confirm the authorship; the link's token is kept as a hash.
  confirm_hash bytea,
  -- Or to say that they are none, with a word to the journal.
  declined_at timestamptz,
  decline_note text not null default '',
  check (declined_at is null or confirmed_at is null)
);
create index contributor_of on submissions.contributor (submission_id, position);
create index contributor_person on submissions.contributor (person_id) where person_id is not null;
create unique index contributor_by_link on submissions.contributor (confirm_hash) where confirm_hash is not null;
-- Which articles name an address whose mail came back.
create index contributor_by_email on submissions.contributor (lower(email)) where email is not null;
create table submissions.participant (
  id uuid primary key,
  submission_id uuid not null references submissions.submission on delete cascade,
  journal_id uuid not null,
  person_id uuid not null,
  role text not null check (role in ('author', 'editor', 'section-editor', 'guest-editor', 'copyeditor', 'layout-editor', 'proofreader')),
  since timestamptz not null,
  unique (submission_id, person_id, role)
);
create index participation_of_person on submissions.participant (person_id, submission_id);
`;

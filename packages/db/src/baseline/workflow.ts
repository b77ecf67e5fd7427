export const schema = `
create schema workflow;
create table workflow.round (
  id uuid primary key,
  submission_id uuid not null,
  number int not null,
  state text not null default 'open' check (state in
    ('open', 'revisions-requested', 'revisions-submitted', 'resubmit', 'accepted', 'declined')),
  anonymity text not null default 'double-anonymous' check (anonymity in ('anonymous', 'double-anonymous', 'open')),
  opened_at timestamptz not null,
  revisions_due date,
  closed_at timestamptz,
  version int not null default 1,
  unique (submission_id, number)
);
create table workflow.review_assignment (
  id uuid primary key,
  round_id uuid not null references workflow.round on delete cascade,
  submission_id uuid not null,
  journal_id uuid not null,
  reviewer_id uuid not null,
  state text not null default 'invited' check (state in
    ('invited', 'accepted', 'declined', 'in-progress', 'submitted', 'considered', 'thanked', 'cancelled')),
  invited_by uuid,
  invited_at timestamptz not null,
  answer_due date not null,
  review_due date not null,
  answered_at timestamptz,
  submitted_at timestamptz,
  recommendation text check (recommendation in
    ('accept', 'minor-revision', 'major-revision', 'resubmit', 'resubmit-elsewhere', 'decline', 'see-comments')),
  comments_to_author text not null default '',
  comments_to_editor text not null default '',
  decline_reason text,
  suggestions text,
  competing_interests text,
  link_hash bytea unique,
  version int not null default 1,
  unique (round_id, reviewer_id)
);
create index assignments_of_reviewer on workflow.review_assignment (reviewer_id, state);
create index assignments_of_submission on workflow.review_assignment (submission_id);
create table workflow.decision (
  id uuid primary key,
  submission_id uuid not null,
  round_id uuid,
  stage text not null,
  kind text not null,
  is_recommendation boolean not null default false,
  by_id uuid not null,
  at timestamptz not null,
  note text not null default ''
);
create index decisions_of on workflow.decision (submission_id, at);
create table workflow.revision (
  id uuid primary key,
  submission_id uuid not null,
  round_id uuid not null,
  number int not null,
  reply text not null default '',
  submitted_by uuid not null,
  submitted_at timestamptz not null,
  unique (round_id, number)
);
-- Work in copyediting and production: one row per person asked.
create table workflow.stage_work (
  id uuid primary key,
  submission_id uuid not null,
  stage text not null check (stage in ('copyediting', 'production')),
  person_id uuid not null,
  due date not null,
  assigned_at timestamptz not null,
  done_at timestamptz,
  unique (submission_id, stage, person_id)
);
`;

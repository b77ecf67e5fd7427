import type { Step } from './step.ts';

/** The editorial board of a journal: who stands on it, in which order, and whether they agreed to. */
export const board: Step = {
  name: '0031-board',
  change: `
create table journals.board_member (
  id uuid primary key,
  journal_id uuid not null references journals.journal on delete cascade,
  sort int not null,
  role text not null check (role in ('editor-in-chief', 'managing-editor', 'editor', 'advisor')),
  name text not null,
  email text,
  orcid text,
  affiliation text not null default '',
  ror text,
  country text,
  term_from date,
  term_to date,
  -- The account of the address that agreed.
  person_id uuid,
  consent text not null default 'not-asked' check (consent in ('not-asked', 'asked', 'agreed', 'declined')),
  consent_word text not null default '',
  asked_at timestamptz,
  answered_at timestamptz,
  -- Of the one link that was mailed last; null once it was answered.
  token_hash bytea,
  version int not null default 1
);
create index board_of_journal on journals.board_member (journal_id, sort);
create unique index board_by_token on journals.board_member (token_hash) where token_hash is not null;
create index board_of_person on journals.board_member (person_id) where person_id is not null;
`,
};

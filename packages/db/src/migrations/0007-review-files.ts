import type { Step } from './step.ts';

/** What reviewers get to read, and cleaned copies of it: docs/decisions/files-for-anonymous-readers.md. */
export const reviewFiles: Step = {
  name: '0007-review-files',
  change: `
-- What an editor chose for the reviewers; null: as its use says.
alter table media.attachment add column for_review boolean;
-- What was found in a content, and its copy for readers who may not know who made it.
create table media.clean_copy (
  sha256 bytea primary key references media.content,
  copy_sha256 bytea references media.content,
  traces jsonb not null default '[]',
  text text not null default '',
  -- By which rules it was made: better ones make it anew.
  rules int not null,
  made_at timestamptz not null
);
`,
};

import type { Step } from './step.ts';

/** What a journal set of each stage, and by which days and calendar it counted since when. */
export const stages: Step = {
  name: '0040-stages',
  change: `
-- A stage without a row is as it was shipped.
create table journals.stage (
  journal_id uuid not null references journals.journal on delete cascade,
  stage text not null check (stage in ('submission', 'review', 'copyediting', 'production', 'publication')),
  name_en text not null,
  name_ms text not null,
  in_use boolean not null default true,
  version int not null default 1,
  primary key (journal_id, stage)
);
-- Rows are added, never changed: an article keeps the dates by the rule under which it came to where it is.
create table journals.day_rule (
  journal_id uuid not null references journals.journal on delete cascade,
  since timestamptz not null,
  rule jsonb not null,
  primary key (journal_id, since)
);
`,
};

import type { Step } from './step.ts';

/** What a journal asks of submissions; what it never set is as it was shipped (`kernel/submission-rules`). */
export const submissionRules: Step = {
  name: '0041-submission-rules',
  change: `alter table journals.journal add column submission_rules jsonb not null default '{}';`,
};

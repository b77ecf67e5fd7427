import type { Step } from './step.ts';

/** The policy on peer review, and the order in which a journal names its disciplines. */
export const registration: Step = {
  name: '0030-registration',
  change: `
alter table journals.journal add column peer_review jsonb not null default '{}';
alter table journals.journal_discipline add column sort int not null default 0;
`,
};

import type { Step } from './step.ts';

/** Whether authors may begin submissions: journals that were there before do, one that registers is opened by its people. */
export const takesSubmissions: Step = {
  name: '0042-takes-submissions',
  change: 'alter table journals.journal add column takes_submissions boolean not null default true;',
};

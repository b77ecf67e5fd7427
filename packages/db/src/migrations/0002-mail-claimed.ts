import type { Step } from './step.ts';

/** A mail is one worker's until this moment: two with the same job do not both send it. */
export const mailClaimed: Step = {
  name: '0002-mail-claimed',
  change: 'alter table messaging.mail add column claimed_until timestamptz',
};

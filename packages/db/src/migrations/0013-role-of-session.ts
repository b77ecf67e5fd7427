import type { Step } from './step.ts';

/** The role in use is that of a session, not of all devices of a person; how the portal looks is kept with the account. */
export const roleOfSession: Step = {
  name: '0013-role-of-session',
  change: `
-- Null: the one that the account used last. Behind a switched account, the role to which its person comes back.
alter table identity.session add column role int, add column role_behind int;
-- Text size and theme as last chosen; null: never.
alter table identity.person add column appearance jsonb;
`,
};

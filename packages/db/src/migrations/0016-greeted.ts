import type { Step } from './step.ts';

/** By which names a person can be greeted, for mails, which are queued below the module of people. */
export const greeted: Step = {
  name: '0016-greeted',
  change: `
create function identity.names_to_greet(greeted uuid) returns jsonb language sql stable as $$
  select jsonb_build_object('name', name, 'firstname', firstname) from identity.person where id = greeted
$$;
`,
};

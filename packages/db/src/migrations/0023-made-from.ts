import type { Step } from './step.ts';

/** What somebody sent when they made something under an id of their own, as a digest: something else under that id is refused. */
export const madeFrom: Step = {
  name: '0023-made-from',
  change: `
create table activity.made_from (
  id uuid primary key,
  digest bytea not null
);
`,
};

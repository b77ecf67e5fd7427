import type { Step } from './step.ts';

/** How somebody's name is cited: the part that is the family name, '' for none, null where nobody was asked yet. */
export const familyName: Step = {
  name: '0012-family-name',
  change: 'alter table identity.person add column family text',
};

import type { Step } from './step.ts';

/** Nobody approves an issue finally who gave the earlier approval, or asked where one approval is enough, whatever the code does. */
export const twoPeople: Step = {
  name: '0008-two-people',
  change: `alter table publishing.issue add constraint two_people
    check (finally_approved_by <> coalesce(approved_by, requested_by)) not valid`,
};

export const twoPeopleChecked: Step = {
  name: '0009-two-people-checked',
  online: ['alter table publishing.issue validate constraint two_people'],
};

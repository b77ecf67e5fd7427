import { type Reaction, reactionTo } from '../../activity/index.ts';
import type { ReturnedMailNeeds } from '../ports.ts';
import { forgetAddress } from '../store/task.ts';

/** Together: nothing is left to do about the address of somebody who is no longer here, and it goes. */
export const tasksOfAnonymised = ({ clock }: Pick<ReturnedMailNeeds, 'clock'>): Reaction =>
  reactionTo('person-was-anonymised', (trx, { subject }) => forgetAddress(trx, subject.id, clock()));

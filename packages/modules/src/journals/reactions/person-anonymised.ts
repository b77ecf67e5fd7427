import { type Reaction, reactionTo } from '../../activity/index.ts';
import { forgetMembersOf } from '../store/board.ts';

/** Together: nobody stands on a board by a name that is no longer kept. */
export const boardsOfAnonymised: Reaction = reactionTo('person-was-anonymised', (trx, { subject }) =>
  forgetMembersOf(trx, subject.id),
);

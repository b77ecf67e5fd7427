import { type Reaction, reactionTo } from '../../activity/index.ts';
import { forgetPerson } from '../store/forget-person.ts';

/** Together: what a person had saved for finding things again goes with their name. */
export const viewsOfAnonymised: Reaction = reactionTo('person-was-anonymised', (trx, { subject }) =>
  forgetPerson(trx, subject.id),
);

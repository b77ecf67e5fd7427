import { type Reaction, reactionTo } from '../../activity/index.ts';
import { forgetPerson } from '../store/forget-person.ts';

/** Together: the picture of a person goes with their name. */
export const picturesOfAnonymised: Reaction = reactionTo('person-was-anonymised', (trx, { subject }) =>
  forgetPerson(trx, subject.id),
);

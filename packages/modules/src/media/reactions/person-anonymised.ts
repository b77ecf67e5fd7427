import type { Reaction } from '../../activity/index.ts';
import { forgetPerson } from '../store/forget-person.ts';

/** Together: the picture of a person goes with their name. */
export const picturesOfAnonymised: Reaction = {
  on: 'person-was-anonymised',
  together: (trx, { subject }) => forgetPerson(trx, subject.id),
};

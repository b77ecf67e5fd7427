import type { Reaction } from '../../activity/index.ts';
import { forgetPerson } from '../store/forget-person.ts';

/** Together: what a person had saved for finding things again goes with their name. */
export const viewsOfAnonymised: Reaction = {
  on: 'person-was-anonymised',
  together: (trx, { subject }) => forgetPerson(trx, subject.id),
};

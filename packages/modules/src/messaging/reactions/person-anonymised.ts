import { type Reaction, reactionTo } from '../../activity/index.ts';
import { forgetPerson } from '../store/forget-person.ts';

/** Together: of the mails to a person it stays known that they were sent and why, not where to and what they said. */
export const mailsOfAnonymised: Reaction = reactionTo('person-was-anonymised', (trx, { subject }) =>
  forgetPerson(trx, subject.id),
);

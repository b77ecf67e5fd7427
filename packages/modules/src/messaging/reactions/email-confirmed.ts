import { type Reaction, reactionTo } from '../../activity/index.ts';
import type { MessagingNeeds } from '../ports.ts';
import { releasePerson } from '../use-cases/release-address.ts';

/** Together: what waited for a person whose address works again goes out. */
export const mailsReleased = (needs: Pick<MessagingNeeds, 'enqueue'>): Reaction =>
  reactionTo('email-was-confirmed', (trx, { subject }) => releasePerson(needs)(trx, subject.id));

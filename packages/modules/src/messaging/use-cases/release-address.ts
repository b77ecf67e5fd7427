import type { Trx } from '@naskhah/db/tables';
import { type Actor, isAdministrator } from '@naskhah/kernel/actor';
import { ok, type Result, refuse } from '@naskhah/kernel/result';
import type { MessagingHostNeeds, MessagingNeeds } from '../ports.ts';
import { endPause, pausedOf } from '../store/paused-address.ts';

const release = async (trx: Trx, { enqueue }: Pick<MessagingNeeds, 'enqueue'>, address: string) => {
  const waiting = await endPause(trx, address);
  for (const id of waiting ?? []) await enqueue(trx, 'send-mail', { id });
  return waiting;
};

/** An Administrator lets the mails to an address go out again. */
export const releaseAddress =
  (needs: MessagingHostNeeds) =>
  (actor: Actor, address: string): Promise<Result<{ sent: number }, 'address-not-found'>> =>
    needs.transaction(async (trx): Promise<Result<{ sent: number }, 'address-not-found'>> => {
      if (actor.kind !== 'person' || !isAdministrator(actor)) return refuse('address-not-found');
      const waiting = await release(trx, needs, address);
      if (!waiting) return refuse('address-not-found');
      await needs.tell(trx, actor, {
        event: 'mails-were-released',
        subject: { type: 'person', id: actor.person },
        data: { mails: waiting.length },
      });
      return ok({ sent: waiting.length });
    });

/** Together with the confirmation of an e-mail address: what waited for the person goes out. */
export const releasePerson =
  (needs: Pick<MessagingNeeds, 'enqueue'>) =>
  async (trx: Trx, person: string): Promise<void> => {
    for (const address of await pausedOf(trx, person)) await release(trx, needs, address);
  };

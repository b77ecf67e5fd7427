import type { Actor } from '@naskhah/kernel/actor';
import { ok, type Result, refuse } from '@naskhah/kernel/result';
import { mayManagePeople } from '../domain/people-policy.ts';
import type { IdentityNeeds } from '../ports.ts';
import { lockAccount } from '../store/account.ts';
import { endSessionsOf } from '../store/end-sessions.ts';

type Input = { personId: string; key: string | undefined };

/** Ends one session of a person, or all: whoever sits there has to log in again. */
export const endSessions =
  (needs: IdentityNeeds) =>
  (actor: Actor, { personId, key }: Input): Promise<Result<{ ended: number }, 'person-not-found'>> =>
    needs.transaction(async (trx) => {
      const account = mayManagePeople(actor) ? await lockAccount(trx, personId) : undefined;
      if (!account) return refuse('person-not-found');
      const ended = await endSessionsOf(trx, account.id, key);
      if (ended > 0)
        await needs.tell(trx, actor, {
          event: 'sessions-were-ended',
          subject: { type: 'person', id: account.id },
          data: { count: ended },
        });
      return ok({ ended });
    });

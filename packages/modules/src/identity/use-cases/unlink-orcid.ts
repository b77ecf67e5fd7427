import { type Actor, isInPerson } from '@naskhah/kernel/actor';
import { ok, type Result, refuse } from '@naskhah/kernel/result';
import type { IdentityNeeds } from '../ports.ts';
import { dropOrcid } from '../store/orcid.ts';

/** Takes the iD off the profile, proved or not; where there is none, nothing changes. */
export const unlinkOrcid =
  (needs: IdentityNeeds) =>
  (actor: Actor): Promise<Result<true, 'not-while-switched'>> =>
    needs.transaction(async (trx) => {
      if (!isInPerson(actor)) return refuse('not-while-switched');
      if (await dropOrcid(trx, actor.person))
        await needs.tell(trx, actor, { event: 'orcid-was-unlinked', subject: { type: 'person', id: actor.person } });
      return ok(true);
    });

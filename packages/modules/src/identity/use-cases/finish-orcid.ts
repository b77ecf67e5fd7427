import type { Db } from '@naskhah/db/tables';
import { type Actor, isInPerson } from '@naskhah/kernel/actor';
import { ok, type Result, refuse } from '@naskhah/kernel/result';
import { returnedTo } from '../domain/return-address.ts';
import type { IdentityNeeds } from '../ports.ts';
import { takeStep } from '../store/pending-step.ts';

type Refusal = 'not-while-switched' | 'outside-not-set-up' | 'outside-failed' | 'orcid-taken' | 'step-over';

/** Keeps the iD that the registry has authenticated, as verified; one iD belongs to one account. */
export const finishOrcid =
  (db: Db, needs: IdentityNeeds) =>
  async (actor: Actor, { query, binding }: { query: string; binding: string }): Promise<Result<true, Refusal>> => {
    if (!isInPerson(actor)) return refuse('not-while-switched');
    if (!needs.doors.orcid) return refuse('outside-not-set-up');
    const now = needs.clock();
    const step = await takeStep(db, needs.secret, { token: binding, kind: 'orcid-link', now });
    const returned = returnedTo(needs.portalUrl, query);
    const { state, verifier } = step?.data ?? {};
    if (step?.personId !== actor.person || !returned || !state || !verifier) return refuse('step-over');
    const proved = await needs.doors.orcid.finish(returned, { state, verifier, nonce: '' });
    if (!proved) return refuse('outside-failed');
    return needs.transaction(async (trx) => {
      // Somebody who only typed this iD does not keep it from its owner.
      await trx
        .updateTable('identity.person')
        .set({ orcid: null })
        .where('orcid', '=', proved.orcid)
        .where('orcid_verified_at', 'is', null)
        .where('id', '!=', actor.person)
        .execute();
      const taken = await trx
        .selectFrom('identity.person')
        .select('id')
        .where('orcid', '=', proved.orcid)
        .where('id', '!=', actor.person)
        .executeTakeFirst();
      if (taken) return refuse('orcid-taken');
      await trx
        .updateTable('identity.person')
        .set((on) => ({ orcid: proved.orcid, orcid_verified_at: now, version: on('version', '+', 1) }))
        .where('id', '=', actor.person)
        .execute();
      await needs.tell(trx, actor, { event: 'orcid-was-verified', subject: { type: 'person', id: actor.person } });
      return ok(true);
    });
  };

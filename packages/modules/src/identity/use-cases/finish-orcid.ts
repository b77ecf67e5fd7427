import type { Db } from '@naskhah/db/tables';
import { type Actor, isInPerson } from '@naskhah/kernel/actor';
import { ok, type Result, refuse } from '@naskhah/kernel/result';
import { returnedTo } from '../domain/return-address.ts';
import type { IdentityNeeds } from '../ports.ts';
import { dropTypedOrcid, orcidTaken, saveOrcid } from '../store/orcid.ts';
import { takeStep } from '../store/pending-step.ts';

type Refusal = 'not-while-switched' | 'outside-not-set-up' | 'outside-failed' | 'orcid-taken' | 'step-over';

/** Keeps the iD that the registry has authenticated, as verified; one iD belongs to one account. */
export const finishOrcid =
  (db: Db, needs: IdentityNeeds) =>
  async (actor: Actor, { query, binding }: { query: string; binding: string }): Promise<Result<true, Refusal>> => {
    if (!isInPerson(actor)) return refuse('not-while-switched');
    if (!needs.signIn.orcid) return refuse('outside-not-set-up');
    const now = needs.clock();
    const step = await takeStep(db, needs.secret, { token: binding, kind: 'orcid-link', now });
    const returned = returnedTo(needs.portalUrl, query);
    const { state, verifier } = step?.data ?? {};
    if (step?.personId !== actor.person || !returned || !state || !verifier) return refuse('step-over');
    const proved = await needs.signIn.orcid.finish(returned, { state, verifier, nonce: '' });
    if (!proved) return refuse('outside-failed');
    return needs.transaction(async (trx) => {
      await dropTypedOrcid(trx, proved.orcid, actor.person);
      if (await orcidTaken(trx, proved.orcid, actor.person)) return refuse('orcid-taken');
      await saveOrcid(trx, actor.person, { orcid: proved.orcid, at: now });
      await needs.tell(trx, actor, { event: 'orcid-was-verified', subject: { type: 'person', id: actor.person } });
      return ok(true);
    });
  };

import type { Db } from '@naskhah/db/tables';
import { type Actor, isInPerson } from '@naskhah/kernel/actor';
import { ok, type Result, refuse } from '@naskhah/kernel/result';
import { returnAddress } from '../domain/return-address.ts';
import type { IdentityNeeds } from '../ports.ts';
import { keepStep } from '../store/pending-step.ts';

type Refusal = 'not-while-switched' | 'outside-not-set-up';

/** Where the registry asks a person to log in. */
export const beginOrcid =
  (db: Db, needs: IdentityNeeds) =>
  async (actor: Actor): Promise<Result<{ url: string; binding: string }, Refusal>> => {
    if (!isInPerson(actor)) return refuse('not-while-switched');
    const { orcid } = needs.signIn;
    if (!orcid) return refuse('outside-not-set-up');
    const { url, way } = await orcid.begin(returnAddress(needs.portalUrl));
    const binding = needs.randomToken();
    const { state, verifier } = way;
    const step = { token: binding, kind: 'orcid-link' as const, personId: actor.person, now: needs.clock() };
    await keepStep(db, needs.secret, { ...step, data: { state, verifier } });
    return ok({ url, binding });
  };

import type { Db } from '@naskhah/db/tables';
import { ok, type Result, refuse } from '@naskhah/kernel/result';
import { returnedTo } from '../domain/return-address.ts';
import type { IdentityNeeds } from '../ports.ts';
import { countAttempt } from '../store/attempts.ts';
import { personOfSubject } from '../store/outside-account.ts';
import { keepStep, takeStep } from '../store/pending-step.ts';
import { personByEmail } from '../store/person.ts';
import { afterFirstFactor, type Entered } from './after-first-factor.ts';

type Input = { query: string; binding: string; address: string; userAgent: string };
type Found = Entered | { is: 'to-link'; ticket: string; email: string };
type Refusal =
  | 'outside-not-set-up'
  | 'outside-failed'
  | 'outside-unknown'
  | 'account-suspended'
  | 'step-over'
  | 'too-many-tries';

/**
 * Who came back: the person whose account is linked, else the one with the verified address, who logs in once with the
 * password to link both. An address alone opens no account: whoever runs the provider could claim any.
 */
export const finishOutsideLogin =
  (db: Db, needs: IdentityNeeds) =>
  async ({ query, binding, address, userAgent }: Input): Promise<Result<Found, Refusal>> => {
    const { oidc } = needs.signIn;
    if (!oidc) return refuse('outside-not-set-up');
    const now = needs.clock();
    if (!(await countAttempt(db, 'outside-by-address', address, now))) return refuse('too-many-tries');
    const step = await takeStep(db, needs.secret, { token: binding, kind: 'outside-login', now });
    const returned = returnedTo(needs.portalUrl, query);
    const { state, nonce, verifier } = step?.data ?? {};
    if (!returned || !state || !nonce || !verifier) return refuse('step-over');
    const outside = await oidc.finish(returned, { state, nonce, verifier });
    if (!outside) return refuse('outside-failed');

    const linked = await personOfSubject(db, outside);
    if (linked) {
      if (linked.status === 'suspended') return refuse('account-suspended');
      if (linked.status === 'merged') return refuse('outside-unknown');
      return needs.transaction(async (trx) =>
        ok(await afterFirstFactor(trx, needs, { personId: linked.id, userAgent, address })),
      );
    }
    const { issuer, subject, email } = outside;
    const owner = email === undefined ? undefined : await personByEmail(db, email);
    if (email === undefined || !owner?.confirmed_at) return refuse('outside-unknown');
    const ticket = needs.randomToken();
    await keepStep(db, needs.secret, { token: ticket, kind: 'outside-found', data: { issuer, subject, email }, now });
    return ok({ is: 'to-link', ticket, email });
  };

import type { Db } from '@naskhah/db/tables';
import { ok, type Result, refuse } from '@naskhah/kernel/result';
import { returnAddress } from '../domain/return-address.ts';
import type { IdentityNeeds } from '../ports.ts';
import { countAttempt } from '../store/attempts.ts';
import { keepStep } from '../store/pending-step.ts';

type Begun = { url: string; binding: string };

/** Where to go. `binding` stays with the browser that began: somebody else's way back opens nothing. */
export const beginOutsideLogin =
  (db: Db, needs: IdentityNeeds) =>
  async (address: string): Promise<Result<Begun, 'outside-not-set-up' | 'outside-failed' | 'too-many-tries'>> => {
    const { oidc } = needs.signIn;
    if (!oidc) return refuse('outside-not-set-up');
    const now = needs.clock();
    if (!(await countAttempt(db, 'outside-by-address', address, now))) return refuse('too-many-tries');
    const begun = await oidc.begin(returnAddress(needs.portalUrl)).catch((error: unknown) => {
      console.error('the other provider does not answer:', error instanceof Error ? error.message : error);
    });
    if (!begun) return refuse('outside-failed');
    const binding = needs.randomToken();
    await keepStep(db, needs.secret, { token: binding, kind: 'outside-login', data: begun.way, now });
    return ok({ url: begun.url, binding });
  };

import type { Db } from '@naskhah/db/tables';
import { ok, type Result, refuse } from '@naskhah/kernel/result';
import { passkeySite } from '../domain/passkey-site.ts';
import type { IdentityNeeds } from '../ports.ts';
import { countAttempt, forgiveAttempt } from '../store/attempts.ts';
import { noteUse, passkeyById } from '../store/passkey.ts';
import { takeStep } from '../store/pending-step.ts';
import { type Entered, enterNow } from './after-first-factor.ts';

type Input = {
  ticket: string;
  response: Record<string, unknown>;
  origin: string | undefined;
  address: string;
  userAgent: string;
};
type Refusal = 'passkey-wrong' | 'step-over' | 'too-many-tries' | 'account-suspended';

/** A passkey asks for the person itself, so it is enough alone; in the second step of a login it must be that person's. */
export const logInByPasskey =
  (db: Db, needs: IdentityNeeds) =>
  async (input: Input): Promise<Result<Extract<Entered, { is: 'in' }>, Refusal>> => {
    const now = needs.clock();
    if (!(await countAttempt(db, 'login-by-address', input.address, now))) return refuse('too-many-tries');
    const step = await takeStep(db, needs.secret, { token: input.ticket, kind: 'passkey-used', now });
    const site = passkeySite(input.origin);
    if (!step || !site) return refuse('step-over');
    const known = await passkeyById(db, String(input.response.id ?? ''));
    if (!known || (step.personId !== null && step.personId !== known.personId)) return refuse('passkey-wrong');
    const { passkey, personId, status } = known;
    const counter = await needs.signIn.passkeys.used(site, step.data.challenge ?? '', input.response, passkey);
    if (counter === undefined || status === 'merged') return refuse('passkey-wrong');
    if (status === 'suspended') return refuse('account-suspended');
    return needs.transaction(async (trx) => {
      if (!(await noteUse(trx, passkey, counter, now))) return refuse('passkey-wrong');
      const { after } = step.data;
      const login = after && (await takeStep(trx, needs.secret, { token: after, kind: 'second-factor', now }));
      if (after && !login) return refuse('step-over');
      await forgiveAttempt(trx, 'login-by-address', input.address, now);
      const { issuer, subject } = (login || { data: {} as Record<string, string> }).data;
      const { userAgent, address } = input;
      const link = issuer && subject ? { link: { issuer, subject } } : {};
      return ok(await enterNow(trx, needs, { personId, userAgent, address, ...link }));
    });
  };

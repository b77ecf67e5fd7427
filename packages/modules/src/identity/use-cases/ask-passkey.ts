import type { Db } from '@naskhah/db/tables';
import { ok, type Result, refuse } from '@naskhah/kernel/result';
import { passkeySite } from '../domain/passkey-site.ts';
import type { IdentityNeeds } from '../ports.ts';
import { countAttempt } from '../store/attempts.ts';
import { passkeysOf } from '../store/passkey.ts';
import { findStep, keepStep } from '../store/pending-step.ts';

type Input = { ticket: string | undefined; origin: string | undefined; address: string };
type Asked = { ticket: string; options: Record<string, unknown> };

/** A challenge for a login without a name, which the authenticator finds by itself; or for the second step of a login. */
export const askPasskey =
  (db: Db, needs: IdentityNeeds) =>
  async (input: Input): Promise<Result<Asked, 'step-over' | 'too-many-tries' | 'passkeys-need-a-name'>> => {
    const now = needs.clock();
    if (!(await countAttempt(db, 'challenge-by-address', input.address, now))) return refuse('too-many-tries');
    const site = passkeySite(input.origin);
    if (!site) return refuse('passkeys-need-a-name');
    const after =
      input.ticket === undefined
        ? undefined
        : await findStep(db, needs.secret, { token: input.ticket, kind: 'second-factor', now });
    if (input.ticket !== undefined && !after?.personId) return refuse('step-over');
    const known = after?.personId ? await passkeysOf(db, after.personId) : [];
    const { challenge, options } = await needs.signIn.passkeys.optionsToUse(site, known);
    const ticket = needs.randomToken();
    await keepStep(db, needs.secret, {
      token: ticket,
      kind: 'passkey-used',
      personId: after?.personId ?? null,
      data: { challenge, ...(input.ticket !== undefined && { after: input.ticket }) },
      now,
    });
    return ok({ ticket, options });
  };

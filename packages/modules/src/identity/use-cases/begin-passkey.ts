import { type Actor, isInPerson } from '@naskhah/kernel/actor';
import { ok, type Result, refuse } from '@naskhah/kernel/result';
import { mostPasskeys } from '../domain/limits.ts';
import { passkeySite } from '../domain/passkey-site.ts';
import type { IdentityNeeds } from '../ports.ts';
import { passkeysOf } from '../store/passkey.ts';
import { keepStep } from '../store/pending-step.ts';
import { contactOf } from '../store/person.ts';

type Begun = { ticket: string; options: Record<string, unknown> };
type Refusal = 'not-while-switched' | 'too-many-passkeys' | 'passkeys-need-a-name';

/** A challenge for a new passkey of one's own. */
export const beginPasskey =
  (needs: IdentityNeeds) =>
  (actor: Actor, origin: string | undefined): Promise<Result<Begun, Refusal>> =>
    needs.transaction(async (trx) => {
      if (!isInPerson(actor)) return refuse('not-while-switched');
      const site = passkeySite(origin);
      if (!site) return refuse('passkeys-need-a-name');
      const known = await passkeysOf(trx, actor.person);
      if (known.length >= mostPasskeys) return refuse('too-many-passkeys');
      const { id, name, address } = await contactOf(trx, actor.person);
      const { challenge, options } = await needs.signIn.passkeys.optionsToMake(site, { id, name, address }, known);
      const ticket = needs.randomToken();
      await keepStep(trx, needs.secret, {
        token: ticket,
        kind: 'passkey-made',
        personId: actor.person,
        data: { challenge },
        now: needs.clock(),
      });
      return ok({ ticket, options });
    });

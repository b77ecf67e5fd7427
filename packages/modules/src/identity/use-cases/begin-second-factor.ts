import { type Actor, isInPerson } from '@naskhah/kernel/actor';
import { ok, type Result, refuse } from '@naskhah/kernel/result';
import type { IdentityNeeds } from '../ports.ts';
import { keepStep } from '../store/pending-step.ts';
import { contactOf } from '../store/person.ts';
import { seal } from '../store/sealed.ts';
import { factorOf } from '../store/second-factor.ts';
import { factorUse } from './factor-fits.ts';

type Begun = { ticket: string; secret: string; address: string };

/** A secret for the app. Nothing is on before its first code came back. */
export const beginSecondFactor =
  (needs: IdentityNeeds) =>
  (actor: Actor): Promise<Result<Begun, 'not-while-switched' | 'factor-is-on'>> =>
    needs.transaction(async (trx) => {
      if (!isInPerson(actor)) return refuse('not-while-switched');
      if (await factorOf(trx, actor.person)) return refuse('factor-is-on');
      const { address } = await contactOf(trx, actor.person);
      const { totp } = needs.signIn;
      const secret = totp.newSecret();
      const ticket = needs.randomToken();
      await keepStep(trx, needs.secret, {
        token: ticket,
        kind: 'factor-set-up',
        personId: actor.person,
        data: { secret: seal(needs.secret, factorUse, actor.person, secret).toString('base64') },
        now: needs.clock(),
      });
      return ok({ ticket, secret, address: totp.addressOf(secret, address) });
    });

import { type Actor, isInPerson } from '@naskhah/kernel/actor';
import { ok, type Result, refuse } from '@naskhah/kernel/result';
import { mostPasskeys } from '../domain/limits.ts';
import { passkeySite } from '../domain/passkey-site.ts';
import type { IdentityNeeds } from '../ports.ts';
import { insertPasskey, passkeysOf } from '../store/passkey.ts';
import { takeStep } from '../store/pending-step.ts';
import { warnOfSignIn } from './warn-of-sign-in.ts';

type Input = { ticket: string; label: string; response: unknown; origin: string | undefined };
type Refusal = 'not-while-switched' | 'passkey-wrong' | 'step-over' | 'too-many-passkeys';

/** Keeps a new passkey once its answer fits the challenge. */
export const savePasskey =
  (needs: IdentityNeeds) =>
  (actor: Actor, input: Input): Promise<Result<{ done: true }, Refusal>> =>
    needs.transaction(async (trx) => {
      if (!isInPerson(actor)) return refuse('not-while-switched');
      const now = needs.clock();
      const step = await takeStep(trx, needs.secret, { token: input.ticket, kind: 'passkey-made', now });
      if (!step || step.personId !== actor.person) return refuse('step-over');
      if ((await passkeysOf(trx, actor.person)).length >= mostPasskeys) return refuse('too-many-passkeys');
      const site = passkeySite(input.origin);
      const passkey = site && (await needs.signIn.passkeys.made(site, step.data.challenge ?? '', input.response));
      const kept = passkey && (await insertPasskey(trx, { passkey, personId: actor.person, label: input.label, now }));
      if (!kept) return refuse('passkey-wrong');
      await warnOfSignIn(trx, needs, actor, { event: 'passkey-was-added', mail: 'passkey-added' });
      return ok({ done: true } as const);
    });

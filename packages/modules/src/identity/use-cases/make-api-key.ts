import { type Actor, isInPerson, type KeyScope } from '@naskhah/kernel/actor';
import { ok, type Result, refuse } from '@naskhah/kernel/result';
import { mostKeys } from '../domain/limits.ts';
import type { IdentityNeeds } from '../ports.ts';
import { countApiKeys, insertApiKey } from '../store/api-key.ts';
import { warnOfSignIn } from './warn-of-sign-in.ts';

type Input = { label: string; scope: KeyScope; days: number };

/** A key for programs: `nsk_` and 43 signs, answered once and kept as a hash. The prefix lets a scanner of sources find one that leaked. */
export const makeApiKey =
  (needs: IdentityNeeds) =>
  (actor: Actor, { label, scope, days }: Input): Promise<Result<string, 'not-while-switched' | 'too-many-keys'>> =>
    needs.transaction(async (trx) => {
      if (!isInPerson(actor)) return refuse('not-while-switched');
      if ((await countApiKeys(trx, actor.person)) >= mostKeys) return refuse('too-many-keys');
      const key = `nsk_${needs.randomToken()}`;
      const id = needs.newId();
      await insertApiKey(trx, needs.secret, {
        id,
        personId: actor.person,
        key,
        label,
        scope,
        days,
        now: needs.clock(),
      });
      await warnOfSignIn(trx, needs, actor, { event: 'api-key-was-made', mail: 'api-key-made' });
      return ok(key);
    });

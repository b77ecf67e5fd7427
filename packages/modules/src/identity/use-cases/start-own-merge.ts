import type { Db } from '@naskhah/db/tables';
import { type Actor, isSwitched } from '@naskhah/kernel/actor';
import { ok, type Result, refuse } from '@naskhah/kernel/result';
import type { IdentityNeeds } from '../ports.ts';
import { lockAccount } from '../store/account.ts';
import { isLastAdministrator } from '../store/administrators.ts';
import { countAttempt } from '../store/attempts.ts';
import { personByEmail } from '../store/person.ts';
import { askBoth } from './start-merge.ts';

type Refusal = 'same-account' | 'not-while-switched' | 'too-many-tries';

/**
 * A person says that the account of another address is theirs too; the account in which they say so stays. Whether there is an
 * account of that address is told only to whoever reads its mail.
 */
export const startOwnMerge =
  (db: Db, needs: IdentityNeeds) =>
  async (actor: Actor, email: string): Promise<Result<{ done: true }, Refusal>> => {
    if (actor.kind !== 'person' || isSwitched(actor)) return refuse('not-while-switched');
    if (!(await countAttempt(db, 'code-by-account', actor.person, needs.clock()))) return refuse('too-many-tries');
    return needs.transaction(async (trx) => {
      const found = await personByEmail(trx, email);
      if (found?.id === actor.person) return refuse('same-account', [{ path: 'email', code: 'same-account' }]);
      const kept = await lockAccount(trx, actor.person);
      const other = found && found.status !== 'suspended' ? await lockAccount(trx, found.id) : undefined;
      if (kept && other && !(await isLastAdministrator(trx, other.id))) await askBoth(trx, needs, actor, kept, other);
      return ok({ done: true } as const);
    });
  };

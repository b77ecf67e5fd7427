import type { Db } from '@naskhah/db/tables';
import { ok, type Result, refuse } from '@naskhah/kernel/result';
import { asThemselves } from '../domain/self.ts';
import type { IdentityNeeds } from '../ports.ts';
import { lockAccount } from '../store/account.ts';
import { isLastAdministrator } from '../store/administrators.ts';
import { countAttempt } from '../store/attempts.ts';
import { endMerge, type MergeFound, mergeOf, noteConfirmed } from '../store/merge.ts';
import { movePerson } from '../store/move-person.ts';
import { endWaysIn } from '../store/ways-in.ts';
import { mailAccount } from './mail-account.ts';

type Link = { token: string; address: string };
type Refusal = 'link-ended' | 'too-many-tries' | 'account-ended' | 'last-administrator';
type Asked = Pick<MergeFound, 'kept_name' | 'other_name' | 'stays' | 'expires_at'> & {
  state: 'open' | 'waiting' | 'done';
};

const asked = (merge: MergeFound): Asked => {
  const own = merge.stays ? merge.kept_confirmed_at : merge.other_confirmed_at;
  const { kept_name, other_name, stays, expires_at } = merge;
  return {
    kept_name,
    other_name,
    stays,
    expires_at,
    state: merge.state === 'done' ? 'done' : own ? 'waiting' : 'open',
  };
};

/** What a link about two accounts is about. Opening it changes nothing; tries are counted, so that links cannot be guessed. */
export const readMerge =
  (db: Db, needs: IdentityNeeds) =>
  async ({ token, address }: Link): Promise<Result<Asked, 'link-ended' | 'too-many-tries'>> => {
    const now = needs.clock();
    if (!(await countAttempt(db, 'login-by-address', address, now))) return refuse('too-many-tries');
    const merge = await needs.transaction((trx) => mergeOf(trx, needs.secret, token, now));
    return merge ? ok(asked(merge)) : refuse('link-ended');
  };

/** One of the two addresses says so. With the second everything of the other account becomes the kept one's, at once. */
export const confirmMerge =
  (db: Db, needs: IdentityNeeds) =>
  async ({ token, address }: Link): Promise<Result<Asked, Refusal>> => {
    const now = needs.clock();
    if (!(await countAttempt(db, 'login-by-address', address, now))) return refuse('too-many-tries');
    return needs.transaction(async (trx) => {
      const merge = await mergeOf(trx, needs.secret, token, now);
      if (!merge) return refuse('link-ended');
      if (merge.state === 'done') return ok(asked(merge));
      if (!(await noteConfirmed(trx, merge, now))) return ok({ ...asked(merge), state: 'waiting' });

      const kept = await lockAccount(trx, merge.kept_id);
      const other = await lockAccount(trx, merge.other_id);
      if (!kept || !other || kept.status === 'suspended' || other.status === 'suspended')
        return refuse('account-ended');
      if (await isLastAdministrator(trx, other.id)) return refuse('last-administrator');
      await endWaysIn(trx, other.id);
      await movePerson(trx, { from: other.id, into: kept.id, now });
      await endMerge(trx, merge.id, 'done', now);
      const actor = asThemselves(kept.id);
      await needs.tell(trx, actor, {
        event: 'accounts-were-merged',
        subject: { type: 'person', id: kept.id },
        data: { from: other.id, into: kept.id },
      });
      await needs.tell(trx, actor, {
        event: 'account-became-part-of-another',
        subject: { type: 'person', id: other.id },
        data: { into: kept.id },
      });
      await mailAccount(trx, needs, kept, 'accounts-merged', { other_name: other.name });
      return ok({ ...asked(merge), state: 'done' });
    });
  };

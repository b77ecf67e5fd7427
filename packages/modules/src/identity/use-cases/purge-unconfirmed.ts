import type { Db } from '@naskhah/db/tables';
import { daysLater } from '@naskhah/kernel/day';
import { ok } from '@naskhah/kernel/result';
import type { ActNeeds } from '../../activity/index.ts';
import { deletePerson, registeredBefore } from '../store/unconfirmed.ts';

export type PurgeNeeds = ActNeeds & {
  /** Those of the people who stand in a record of a later module, such as a review; they stay. Filled by desk. */
  stillNamed: (db: Db, people: string[]) => Promise<ReadonlySet<string>>;
};
const days = 7;
const batch = 500;

/** Accounts that somebody registered and did not confirm within a week are deleted, unless a record names them. */
export const purgeUnconfirmed = (db: Db, needs: PurgeNeeds) => async (): Promise<void> => {
  const before = daysLater(needs.clock(), -days);
  const old = await registeredBefore(db, before, batch);
  if (old.length === 0) return;
  const named = await needs.stillNamed(db, old);
  for (const id of old.filter((one) => !named.has(one)))
    await needs.transaction(async (trx) => {
      if (await deletePerson(trx, id, before))
        await needs.tell(
          trx,
          { kind: 'system', job: 'purge-unconfirmed' },
          { event: 'account-was-purged', subject: { type: 'person', id } },
        );
      return ok(undefined);
    });
};

import type { Db, Trx } from '@naskhah/db/tables';
import type { KeyScope } from '@naskhah/kernel/actor';
import { daysLater } from '@naskhah/kernel/day';
import { keyedHash } from './secrets.ts';

type NewKey = { id: string; personId: string; key: string; label: string; scope: KeyScope; now: Date; days: number };

export const insertApiKey = async (trx: Trx, secret: string, one: NewKey): Promise<void> => {
  await trx
    .insertInto('identity.api_key')
    .values({
      id: one.id,
      person_id: one.personId,
      token_hash: keyedHash(secret, one.key),
      label: one.label,
      scope: one.scope,
      created_at: one.now,
      expires_at: daysLater(one.now, one.days),
    })
    .execute();
};

export const countApiKeys = async (db: Db, personId: string): Promise<number> => {
  const { count } = await db
    .selectFrom('identity.api_key')
    .select((on) => on.fn.countAll<number>().as('count'))
    .where('person_id', '=', personId)
    .executeTakeFirstOrThrow();
  return count;
};

/** When the key was last used, to a few minutes. */
export const noteKeyUse = async (db: Db, id: string, now: Date): Promise<void> => {
  await db.updateTable('identity.api_key').set({ last_used_at: now }).where('id', '=', id).execute();
};

/** False when the person has no such key. */
export const deleteApiKey = async (trx: Trx, personId: string, id: string): Promise<boolean> => {
  const { numDeletedRows } = await trx
    .deleteFrom('identity.api_key')
    .where('id', '=', id)
    .where('person_id', '=', personId)
    .executeTakeFirst();
  return numDeletedRows === 1n;
};

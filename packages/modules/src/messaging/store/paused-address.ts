import type { Trx } from '@naskhah/db/tables';
import { sql } from 'kysely';

export const pauseAddress = async (
  trx: Trx,
  { address, mail, reason, at }: { address: string; mail: string; reason: string; at: Date },
): Promise<void> => {
  await trx
    .insertInto('messaging.paused_address')
    .values({ address: address.toLowerCase(), mail_id: mail, reason, since: at })
    .onConflict((conflict) => conflict.column('address').doNothing())
    .execute();
};

/** Mails that already stand in the queue wait as well: their jobs find them no longer queued. */
export const holdBack = async (trx: Trx, address: string): Promise<void> => {
  await trx
    .updateTable('messaging.mail')
    .set({ state: 'paused' })
    .where(sql<boolean>`lower(address) = ${address.toLowerCase()}`)
    .where('state', '=', 'queued')
    .where('event', 'not in', ['reset-password-code', 'confirm-email-code'])
    .execute();
};

/** Ends the pause; answers the ids of the mails that waited, now queued, or undefined when nothing was paused. */
export const endPause = async (trx: Trx, address: string): Promise<string[] | undefined> => {
  const ended = await trx
    .deleteFrom('messaging.paused_address')
    .where('address', '=', address.toLowerCase())
    .executeTakeFirst();
  const waiting = await trx
    .updateTable('messaging.mail')
    .set({ state: 'queued' })
    .where(sql<boolean>`lower(address) = ${address.toLowerCase()}`)
    .where('state', '=', 'paused')
    .returning('id')
    .execute();
  return ended.numDeletedRows === 0n && waiting.length === 0 ? undefined : waiting.map(({ id }) => id);
};

/** The paused addresses to which this person was written. */
export const pausedOf = async (trx: Trx, person: string): Promise<string[]> => {
  const written = await trx
    .selectFrom('messaging.mail')
    .select(sql<string>`lower(address)`.as('address'))
    .distinct()
    .where('person_id', '=', person)
    .execute();
  if (written.length === 0) return [];
  const paused = await trx
    .selectFrom('messaging.paused_address')
    .select('address')
    .where(
      'address',
      'in',
      written.map(({ address }) => address),
    )
    .execute();
  return paused.map(({ address }) => address);
};

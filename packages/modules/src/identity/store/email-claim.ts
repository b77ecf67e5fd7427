import type { Trx } from '@naskhah/db/tables';
import { daysLater } from '@naskhah/kernel/day';
import { sql } from 'kysely';
import { keyedHash } from './secrets.ts';

type NewClaim = { token: string; personId: string; address: string; by: string; now: Date; days: number };

/** Keeps that a person was asked for an address; asking again takes the place of the first asking. */
export const keepClaim = async (trx: Trx, secret: string, claim: NewClaim): Promise<void> => {
  const values = {
    token_hash: keyedHash(secret, claim.token),
    claimed_by: claim.by,
    created_at: claim.now,
    expires_at: daysLater(claim.now, claim.days),
  };
  await trx
    .insertInto('identity.email_claim')
    .values({ ...values, person_id: claim.personId, address: claim.address })
    .onConflict((conflict) => conflict.columns(['person_id', 'address']).doUpdateSet(values))
    .execute();
};

/** The asking that a link stands for, while it holds. */
export const claimOf = (trx: Trx, secret: string, token: string, now: Date) =>
  trx
    .selectFrom('identity.email_claim')
    .select(['person_id', 'address'])
    .where('token_hash', '=', keyedHash(secret, token))
    .where('expires_at', '>', now)
    .forUpdate()
    .executeTakeFirst();

/** True when there was an asking to take back. */
export const dropClaim = async (trx: Trx, personId: string, address: string): Promise<boolean> => {
  const { numDeletedRows } = await trx
    .deleteFrom('identity.email_claim')
    .where('person_id', '=', personId)
    .where('address', '=', address)
    .executeTakeFirst();
  return numDeletedRows > 0n;
};

/** What nobody confirmed in time takes no place any more. */
export const dropOldClaims = async (trx: Trx, personId: string, now: Date): Promise<void> => {
  await trx
    .deleteFrom('identity.email_claim')
    .where('person_id', '=', personId)
    .where('expires_at', '<=', now)
    .execute();
};

/** How many addresses a person has or was asked for, besides this one. */
export const addressesOf = async (trx: Trx, personId: string, besides: string): Promise<number> => {
  const { rows } = await sql<{ count: number }>`
    select (select count(*) from identity.email where person_id = ${personId})
      + (select count(*) from identity.email_claim where person_id = ${personId} and address <> ${besides}) as count`.execute(
    trx,
  );
  return Number(rows[0]?.count ?? 0);
};

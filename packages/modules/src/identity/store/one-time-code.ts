import type { Db, Trx } from '@naskhah/db/tables';
import { codeMinutes, ticketMinutes } from '../domain/limits.ts';
import { keyedHash } from './secrets.ts';

export type CodePurpose = 'reset-password' | 'confirm-email';

/** Keeps a new code; the earlier ones of the same address and purpose stop working. */
export const keepCode = async (
  trx: Trx,
  secret: string,
  code: { id: string; address: string; purpose: CodePurpose; digits: string; now: Date },
): Promise<void> => {
  await trx
    .updateTable('identity.one_time_code')
    .set({ used_at: code.now })
    .where('address', '=', code.address)
    .where('purpose', '=', code.purpose)
    .where('used_at', 'is', null)
    .execute();
  await trx
    .insertInto('identity.one_time_code')
    .values({
      id: code.id,
      address: code.address,
      purpose: code.purpose,
      code_hash: keyedHash(secret, `${code.address} ${code.digits}`),
      created_at: code.now,
      expires_at: new Date(code.now.getTime() + codeMinutes * 60_000),
    })
    .execute();
};

/** When the last code that is still unused was made for an address; undefined for none. */
export const lastCodeAt = async (trx: Trx, address: string, purpose: CodePurpose): Promise<Date | undefined> => {
  const row = await trx
    .selectFrom('identity.one_time_code')
    .select('created_at')
    .where('address', '=', address)
    .where('purpose', '=', purpose)
    .where('used_at', 'is', null)
    .orderBy('created_at', 'desc')
    .executeTakeFirst();
  return row?.created_at;
};

/** True once for the right code in time. */
export const useCode = async (
  db: Db,
  secret: string,
  code: { address: string; purpose: CodePurpose; digits: string; now: Date },
): Promise<boolean> => {
  const { numUpdatedRows } = await db
    .updateTable('identity.one_time_code')
    .set({ used_at: code.now })
    .where('address', '=', code.address)
    .where('purpose', '=', code.purpose)
    .where('code_hash', '=', keyedHash(secret, `${code.address} ${code.digits}`))
    .where('used_at', 'is', null)
    .where('expires_at', '>', code.now)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
};

type TicketPurpose = 'reset-password' | 'update-profile' | 'first-administrator';

export const keepTicket = async (
  db: Db,
  secret: string,
  ticket: { token: string; personId: string | null; purpose: TicketPurpose; now: Date; minutes?: number },
): Promise<void> => {
  await db
    .insertInto('identity.ticket')
    .values({
      token_hash: keyedHash(secret, ticket.token),
      person_id: ticket.personId,
      purpose: ticket.purpose,
      created_at: ticket.now,
      expires_at: new Date(ticket.now.getTime() + (ticket.minutes ?? ticketMinutes) * 60_000),
    })
    .execute();
};

/** The person of an unused ticket in time (null for a ticket that stands for nobody yet); asking uses it up. */
export const useTicket = async (
  trx: Trx,
  secret: string,
  ticket: { token: string; purpose: TicketPurpose; now: Date },
): Promise<string | null | undefined> => {
  const row = await trx
    .updateTable('identity.ticket')
    .set({ used_at: ticket.now })
    .where('token_hash', '=', keyedHash(secret, ticket.token))
    .where('purpose', '=', ticket.purpose)
    .where('used_at', 'is', null)
    .where('expires_at', '>', ticket.now)
    .returning('person_id')
    .executeTakeFirst();
  return row?.person_id;
};

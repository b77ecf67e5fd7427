import type { Trx } from '@naskhah/db/tables';

type Standing = { status: 'active' | 'unconfirmed' | 'suspended'; reason: string | null };

/** True when the account still was as the caller saw it. */
export const saveStanding = async (
  trx: Trx,
  account: { id: string; version: number },
  { status, reason }: Standing,
): Promise<boolean> => {
  const { numUpdatedRows } = await trx
    .updateTable('identity.person')
    .set({ status, status_reason: reason, version: account.version + 1 })
    .where('id', '=', account.id)
    .where('version', '=', account.version)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
};

/** Whether any address of the account was confirmed. */
export const hasConfirmedEmail = async (trx: Trx, personId: string): Promise<boolean> => {
  const row = await trx
    .selectFrom('identity.email')
    .select('address')
    .where('person_id', '=', personId)
    .where('confirmed_at', 'is not', null)
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
};

import type { Db, Trx } from '@naskhah/db/tables';
import { keyedHash } from './secrets.ts';

export const factorOf = (db: Db, personId: string) =>
  db.selectFrom('identity.second_factor').selectAll().where('person_id', '=', personId).executeTakeFirst();

export const keepFactor = async (
  trx: Trx,
  factor: { personId: string; sealed: Buffer; step: number; now: Date },
): Promise<boolean> => {
  const { numInsertedOrUpdatedRows } = await trx
    .insertInto('identity.second_factor')
    .values({ person_id: factor.personId, secret: factor.sealed, last_step: factor.step, since: factor.now })
    .onConflict((conflict) => conflict.column('person_id').doNothing())
    .executeTakeFirst();
  return numInsertedOrUpdatedRows === 1n;
};

/** True once for each step of the clock: a code that was seen on its way is worth nothing. */
export const useStep = async (db: Db, personId: string, step: number): Promise<boolean> => {
  const { numUpdatedRows } = await db
    .updateTable('identity.second_factor')
    .set({ last_step: step })
    .where('person_id', '=', personId)
    .where('last_step', '<', step)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
};

export const dropFactor = async (trx: Trx, personId: string): Promise<void> => {
  await trx.deleteFrom('identity.second_factor').where('person_id', '=', personId).execute();
  await trx.deleteFrom('identity.recovery_code').where('person_id', '=', personId).execute();
};

const recoveryHash = (secret: string, personId: string, code: string): Buffer =>
  keyedHash(secret, `recovery ${personId} ${code}`);

/** Keeps new recovery codes; the former ones stop working. */
export const keepRecoveryCodes = async (
  trx: Trx,
  secret: string,
  personId: string,
  codes: readonly string[],
): Promise<void> => {
  await trx.deleteFrom('identity.recovery_code').where('person_id', '=', personId).execute();
  await trx
    .insertInto('identity.recovery_code')
    .values(codes.map((code) => ({ person_id: personId, code_hash: recoveryHash(secret, personId, code) })))
    .execute();
};

/** True once for each code. */
export const useRecoveryCode = async (
  db: Db,
  secret: string,
  { personId, code, now }: { personId: string; code: string; now: Date },
): Promise<boolean> => {
  const { numUpdatedRows } = await db
    .updateTable('identity.recovery_code')
    .set({ used_at: now })
    .where('person_id', '=', personId)
    .where('code_hash', '=', recoveryHash(secret, personId, code))
    .where('used_at', 'is', null)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
};

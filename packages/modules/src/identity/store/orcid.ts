import type { Db, Trx } from '@naskhah/db/tables';

/** Whether another account has the iD. */
export const orcidTaken = async (db: Db, orcid: string, personId: string): Promise<boolean> => {
  const owner = await db
    .selectFrom('identity.person')
    .select('id')
    .where('orcid', '=', orcid)
    .where('id', '!=', personId)
    .executeTakeFirst();
  return owner !== undefined;
};

/** Who only typed the iD does not keep it from its owner. */
export const dropTypedOrcid = async (trx: Trx, orcid: string, owner: string): Promise<void> => {
  await trx
    .updateTable('identity.person')
    .set({ orcid: null })
    .where('orcid', '=', orcid)
    .where('orcid_verified_at', 'is', null)
    .where('id', '!=', owner)
    .execute();
};

/** Takes the iD off a person; false where there was none. */
export const dropOrcid = async (trx: Trx, personId: string): Promise<boolean> => {
  const { numUpdatedRows } = await trx
    .updateTable('identity.person')
    .set((on) => ({ orcid: null, orcid_verified_at: null, version: on('version', '+', 1) }))
    .where('id', '=', personId)
    .where('orcid', 'is not', null)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
};

/** The iD of a person, proved at that time; null: none. */
export const saveOrcid = async (
  trx: Trx,
  personId: string,
  proved: { orcid: string; at: Date } | null,
): Promise<void> => {
  await trx
    .updateTable('identity.person')
    .set((on) => ({
      orcid: proved?.orcid ?? null,
      orcid_verified_at: proved?.at ?? null,
      version: on('version', '+', 1),
    }))
    .where('id', '=', personId)
    .execute();
};

import type { Trx } from '@naskhah/db/tables';

export type Affiliation = {
  id: string;
  organisation: string;
  /** Its whole address in the registry. */
  ror: string | null;
  /** Days, yyyy-mm-dd. */
  startsOn: string | null;
  endsOn: string | null;
  department: string | null;
  country: string | null;
  isPrimary: boolean;
};

export const affiliationsOf = async (trx: Trx, personId: string): Promise<Affiliation[]> => {
  const rows = await trx.selectFrom('identity.affiliation').selectAll().where('person_id', '=', personId).execute();
  return rows.map((row) => ({
    id: row.id,
    organisation: row.organisation,
    ror: row.ror,
    startsOn: row.starts_on,
    endsOn: row.ends_on,
    department: row.department,
    country: row.country,
    isPrimary: row.is_primary,
  }));
};

/** These affiliations stand in the place of all that a person had. */
export const replaceAffiliations = async (
  trx: Trx,
  personId: string,
  affiliations: readonly Affiliation[],
): Promise<void> => {
  await trx.deleteFrom('identity.affiliation').where('person_id', '=', personId).execute();
  if (affiliations.length === 0) return;
  await trx
    .insertInto('identity.affiliation')
    .values(
      affiliations.map((one) => ({
        id: one.id,
        person_id: personId,
        organisation: one.organisation,
        ror: one.ror,
        starts_on: one.startsOn,
        ends_on: one.endsOn,
        department: one.department,
        country: one.country,
        is_primary: one.isPrimary,
      })),
    )
    .execute();
};

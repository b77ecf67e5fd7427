import type { Trx } from '@naskhah/db/tables';
import type { ContributorAffiliation, CreditRole } from '@naskhah/kernel/documents';
import type { Given } from '@naskhah/kernel/with-given';

export type ContributorInput = {
  id: string;
  type: 'person' | 'organisation';
  name: string;
  given: string | null;
  family: string | null;
  email: string | null;
  orcid: string | null;
  corresponding: boolean;
  personId?: string | null;
  affiliations: ContributorAffiliation[];
  credit: CreditRole[];
};

/** A contributor of a draft with some of what is known of them; what is left out stays as it is. */
export type ContributorChange = Given<ContributorInput> & { id: string };

const columns = (one: ContributorInput) => ({
  type: one.type,
  name: one.name,
  given: one.given,
  family: one.family,
  email: one.email,
  orcid: one.orcid,
  corresponding: one.corresponding,
  affiliations: JSON.stringify(one.affiliations),
  credit: JSON.stringify(one.credit),
});

/** False where another contributor has this id. */
export const insertContributor = async (
  trx: Trx,
  submissionId: string,
  position: number,
  one: ContributorInput,
): Promise<boolean> => {
  const { numInsertedOrUpdatedRows } = await trx
    .insertInto('submissions.contributor')
    .values({ id: one.id, submission_id: submissionId, position, person_id: one.personId ?? null, ...columns(one) })
    .onConflict((conflict) => conflict.column('id').doNothing())
    .executeTakeFirst();
  return numInsertedOrUpdatedRows === 1n;
};

/** False when the article has no such contributor. */
export const changeContributor = async (trx: Trx, submissionId: string, one: ContributorChange): Promise<boolean> => {
  const { affiliations, credit, id: _id, personId: _personId, ...rest } = one;
  const { numUpdatedRows } = await trx
    .updateTable('submissions.contributor')
    .set({
      ...rest,
      ...(affiliations && { affiliations: JSON.stringify(affiliations) }),
      ...(credit && { credit: JSON.stringify(credit) }),
      id: one.id,
    })
    .where('id', '=', one.id)
    .where('submission_id', '=', submissionId)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
};

/** False when the article has no such contributor. */
export const deleteContributor = async (trx: Trx, submissionId: string, id: string): Promise<boolean> => {
  const { numDeletedRows } = await trx
    .deleteFrom('submissions.contributor')
    .where('id', '=', id)
    .where('submission_id', '=', submissionId)
    .executeTakeFirst();
  return numDeletedRows === 1n;
};

export const contributorIds = async (trx: Trx, submissionId: string): Promise<string[]> => {
  const rows = await trx
    .selectFrom('submissions.contributor')
    .select('id')
    .where('submission_id', '=', submissionId)
    .orderBy('position')
    .execute();
  return rows.map((row) => row.id);
};

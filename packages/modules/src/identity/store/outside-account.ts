import type { Db, Trx } from '@naskhah/db/tables';

type Subject = { issuer: string; subject: string };

export const personOfSubject = (db: Db, { issuer, subject }: Subject) =>
  db
    .selectFrom('identity.outside_account as o')
    .innerJoin('identity.person as p', 'p.id', 'o.person_id')
    .select(['p.id', 'p.status'])
    .where('o.issuer', '=', issuer)
    .where('o.subject', '=', subject)
    .executeTakeFirst();

/** Links once; a subject that is linked already stays where it is. */
export const linkSubject = async (
  trx: Trx,
  { issuer, subject }: Subject,
  personId: string,
  now: Date,
): Promise<void> => {
  await trx
    .insertInto('identity.outside_account')
    .values({ issuer, subject, person_id: personId, linked_at: now })
    .onConflict((conflict) => conflict.columns(['issuer', 'subject']).doNothing())
    .execute();
};

import type { Db } from '@naskhah/db/tables';
import { sql } from 'kysely';

/** The accounts of its authors beside a submission `s`. */
export const authorsBeside = sql<string[]>`array(select w.person_id from submissions.author_account w
  where w.submission_id = s.id)`;

/** The accounts of those who wrote an article, whether they were asked, have confirmed or have not answered. */
export const authorsOf = async (db: Db, submissionId: string): Promise<string[]> => {
  const rows = await db
    .selectFrom('submissions.author_account')
    .select('person_id')
    .where('submission_id', '=', submissionId)
    .execute();
  return rows.map(({ person_id }) => person_id);
};

export const isAuthor = async (db: Db, personId: string, submissionId: string): Promise<boolean> =>
  (await authorsOf(db, submissionId)).includes(personId);

/** The articles that a person wrote. */
export const articlesOfAuthor = async (db: Db, personId: string): Promise<string[]> => {
  const rows = await db
    .selectFrom('submissions.author_account')
    .select('submission_id')
    .where('person_id', '=', personId)
    .execute();
  return rows.map(({ submission_id }) => submission_id);
};

/**
 * Whether an article names this person or this address as an author. Any address of the account counts, proved or not: a door
 * is shut rather once too often.
 */
export const isNamedAuthor = async (
  db: Db,
  submissionId: string,
  { personId, address }: { personId: string | undefined; address: string | undefined },
): Promise<boolean> => {
  const { rows } = await sql<{ named: boolean }>`select
    exists (select from submissions.author_account a where a.submission_id = ${submissionId} and a.person_id = ${personId ?? null})
    or exists (select from submissions.contributor c where c.submission_id = ${submissionId} and c.declined_at is null
      and (lower(c.email) = ${address?.toLowerCase() ?? null}
        or lower(c.email) in (select e.address from identity.email e where e.person_id = ${personId ?? null})))
    as named`.execute(db);
  return rows[0]?.named === true;
};

type Link = { contributor: string; person: string };

const links = (db: Db) =>
  db
    .selectFrom('submissions.contributor as c')
    .innerJoin('submissions.submission as s', 's.id', 'c.submission_id')
    .innerJoin('identity.email as e', (join) =>
      join.on((on) => on('e.address', '=', on.fn<string>('lower', ['c.email']))),
    )
    .select(['c.id as contributor', 'e.person_id as person'])
    .where('e.confirmed_at', 'is not', null)
    .whereRef('c.person_id', 'is distinct from', 'e.person_id');

/** The authors of an article whose address is a proved one of an account that does not stand beside it yet. */
export const unlinkedIn = (db: Db, submissionId: string): Promise<Link[]> =>
  links(db).where('s.id', '=', submissionId).execute();

/** The same of all articles that were sent, for one account. */
export const unlinkedOf = (db: Db, personId: string): Promise<Link[]> =>
  links(db).where('e.person_id', '=', personId).where('s.status', '!=', 'draft').execute();

import type { Db } from '@naskhah/db/tables';

/** The authors that can be asked, each with the account of the address, if there is one. */
export const coAuthorsOf = async (db: Db, submissionId: string) => {
  const rows = await db
    .selectFrom('submissions.contributor as c')
    .leftJoin('identity.email as e', 'e.address', 'c.email')
    .leftJoin('identity.person as p', 'p.id', 'e.person_id')
    .select(['c.id', 'c.name', 'c.email', 'p.id as person_id', 'p.language'])
    .where('c.submission_id', '=', submissionId)
    .where('c.type', '=', 'person')
    .where('c.email', 'is not', null)
    .where('c.confirmed_at', 'is', null)
    .orderBy('c.position')
    .execute();
  return rows.map(({ email, ...row }) => ({ ...row, email: email ?? '' }));
};

const askedOf = [
  'c.id',
  'c.name',
  'c.confirmed_at',
  'c.declined_at',
  'c.decline_note',
  's.id as submission_id',
  's.journal_id',
  's.submitter_id',
  's.number',
  's.title',
  's.status',
  's.language',
  'j.name_en',
  'j.name_ms',
] as const;

/** The authorship that a link stands for, as its author may see it: one statement. */
export const findAuthorship = (db: Db, hash: Buffer) =>
  db
    .selectFrom('submissions.contributor as c')
    .innerJoin('submissions.submission as s', 's.id', 'c.submission_id')
    .innerJoin('journals.journal as j', 'j.id', 's.journal_id')
    .select(askedOf)
    .where('c.confirm_hash', '=', hash)
    .where('s.status', 'not in', ['draft', 'declined', 'withdrawn'])
    .executeTakeFirst();

/** The authorship that an account was asked about at one of its confirmed addresses. */
export const findOwnAuthorship = (db: Db, contributorId: string, personId: string) =>
  db
    .selectFrom('submissions.contributor as c')
    .innerJoin('submissions.submission as s', 's.id', 'c.submission_id')
    .innerJoin('journals.journal as j', 'j.id', 's.journal_id')
    .innerJoin('identity.email as e', (join) =>
      join.on((on) => on('e.address', '=', on.fn<string>('lower', ['c.email']))),
    )
    .select(askedOf)
    .where('c.id', '=', contributorId)
    .where('c.confirm_hash', 'is not', null)
    .where('e.person_id', '=', personId)
    .where('e.confirmed_at', 'is not', null)
    .where('s.status', 'not in', ['draft', 'declined', 'withdrawn'])
    .executeTakeFirst();

/** The article of an author who was asked and may be asked again. */
export const articleOfAuthor = async (db: Db, contributorId: string) => {
  const row = await db
    .selectFrom('submissions.contributor as c')
    .innerJoin('submissions.submission as s', 's.id', 'c.submission_id')
    .innerJoin('journals.journal as j', 'j.id', 's.journal_id')
    .leftJoin('identity.person as p', 'p.id', 's.submitter_id')
    .select(['s.id', 's.number', 's.title', 's.language', 's.submitter_id', 'p.name as submitter_name'])
    .select(['j.id as journal_id', 'j.name_en', 'j.name_ms'])
    .where('c.id', '=', contributorId)
    .where('c.confirm_hash', 'is not', null)
    .where('s.status', 'not in', ['draft', 'declined', 'withdrawn'])
    .executeTakeFirst();
  return (
    row && {
      id: row.id,
      number: row.number ?? '',
      title: row.title,
      language: row.language,
      journal: { id: row.journal_id, name_en: row.name_en, name_ms: row.name_ms },
      submitter: row.submitter_id,
      submitterName: row.submitter_name ?? '',
    }
  );
};

export type Asked = NonNullable<Awaited<ReturnType<typeof findAuthorship>>>;

import type { Db } from '@naskhah/db/tables';

/** A journal that takes submissions, with what an author has to tick first. */
export const receivingJournal = (db: Db, id: string) =>
  db
    .selectFrom('journals.journal')
    .select(['id', 'submis_checklist', 'submission_rules'])
    .where('id', '=', id)
    .where('state', 'in', ['verified', 'active'])
    .where('takes_submissions', '=', true)
    .executeTakeFirst();

/** The open section of the journal that was asked for, or its first. */
export const sectionFor = async (db: Db, journalId: string, sectionId: string | null): Promise<string | undefined> => {
  const section = await db
    .selectFrom('journals.section')
    .select('id')
    .where('journal_id', '=', journalId)
    .where('open', '=', true)
    .$if(sectionId !== null, (query) => query.where('id', '=', sectionId))
    .orderBy('sort')
    .executeTakeFirst();
  return section?.id;
};

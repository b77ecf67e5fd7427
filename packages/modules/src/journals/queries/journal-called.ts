import type { Db } from '@naskhah/db/tables';

/** What a journal and a person are called, for a mail from one about the other: one statement. */
export const journalCalled = async (
  db: Db,
  journal: string,
  person: string,
): Promise<{ name: string; sender: string }> => {
  const row = await db
    .selectFrom('journals.journal as j')
    .leftJoin('identity.person as p', (join) => join.on('p.id', '=', person))
    .select(['j.name_en', 'j.name_ms', 'p.name as sender'])
    .where('j.id', '=', journal)
    .executeTakeFirst();
  return { name: row?.name_en || row?.name_ms || '', sender: row?.sender ?? '' };
};

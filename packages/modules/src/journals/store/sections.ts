import type { Trx } from '@naskhah/db/tables';
import { sql } from 'kysely';
import type { SectionGiven } from '../domain/sections.ts';

/** The sections of a journal that is locked for this act. */
export const sectionIds = async (trx: Trx, journal: string): Promise<string[]> =>
  (await trx.selectFrom('journals.section').select('id').where('journal_id', '=', journal).execute()).map(
    ({ id }) => id,
  );

/** False where one of them is a section of another journal. */
export const saveSections = async (
  trx: Trx,
  journal: string,
  gone: readonly string[],
  given: readonly SectionGiven[],
): Promise<boolean> => {
  if (gone.length > 0)
    await trx
      .deleteFrom('journals.section')
      .where('id', 'in', [...gone])
      .execute();
  for (const [sort, { id, ...section }] of given.entries()) {
    const { numInsertedOrUpdatedRows } = await trx
      .insertInto('journals.section')
      .values({ id, journal_id: journal, ...section, sort })
      .onConflict((conflict) =>
        conflict
          .column('id')
          .doUpdateSet({ ...section, sort })
          .where(sql<boolean>`section.journal_id = ${journal}`),
      )
      .executeTakeFirst();
    if (numInsertedOrUpdatedRows !== 1n) return false;
  }
  return true;
};

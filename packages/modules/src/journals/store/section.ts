import type { Trx } from '@naskhah/db/tables';

export const openSection = async (
  trx: Trx,
  section: { id: string; journal: string; titleEn: string; titleMs: string; sort?: number },
): Promise<void> => {
  await trx
    .insertInto('journals.section')
    .values({
      id: section.id,
      journal_id: section.journal,
      title_en: section.titleEn,
      title_ms: section.titleMs,
      sort: section.sort ?? 0,
    })
    .execute();
};

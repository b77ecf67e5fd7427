import type { Trx } from '@naskhah/db/tables';
import type { JournalTheme } from '@naskhah/kernel/documents';

export type Appearance = { firstYear: number; frequency: string; accessType: string; theme: JournalTheme };

/** What the public site shows of a journal beside its masthead. */
export const saveAppearance = async (trx: Trx, journal: string, appearance: Appearance): Promise<void> => {
  const { firstYear, frequency, accessType, theme } = appearance;
  await trx
    .updateTable('journals.journal')
    .set({ first_year: firstYear, frequency, access_type: accessType, theme: JSON.stringify(theme) })
    .where('id', '=', journal)
    .execute();
};

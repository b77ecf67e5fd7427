import type { Trx } from '@naskhah/db/tables';
import type { JournalSettings } from '@naskhah/kernel/documents';
import type { Anonymity, ReviewFacets } from '@naskhah/kernel/stage-settings';

type Journal = {
  id: string;
  version: number;
  settings: JournalSettings;
  review_type: Record<string, string | undefined>;
};
type Rules = ReviewFacets & { time_zone: string; anonymity: Anonymity | undefined };

/** Keeps time zone and type of review of a journal that is locked for this act. */
export const saveRules = async (
  trx: Trx,
  { id, version, settings, review_type }: Journal,
  { time_zone, anonymity, ...facets }: Rules,
  now: Date,
): Promise<void> => {
  await trx
    .updateTable('journals.journal')
    .set({
      time_zone,
      settings: JSON.stringify({ ...settings, ...(anonymity && { anonymity }) }),
      review_type: JSON.stringify({ ...review_type, ...facets }),
      updated_at: now,
      version: version + 1,
    })
    .where('id', '=', id)
    .execute();
};

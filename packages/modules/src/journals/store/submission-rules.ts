import type { Trx } from '@naskhah/db/tables';
import type { ChecklistItem } from '@naskhah/kernel/documents';
import type { KeptSubmissionRules } from '@naskhah/kernel/submission-rules';

/** Keeps what a journal that is locked for this act asks of submissions. */
export const saveSubmissionRules = async (
  trx: Trx,
  { id, version }: { id: string; version: number },
  { rules, checklist }: { rules: KeptSubmissionRules; checklist: readonly ChecklistItem[] },
  now: Date,
): Promise<void> => {
  await trx
    .updateTable('journals.journal')
    .set({
      submission_rules: JSON.stringify(rules),
      submis_checklist: JSON.stringify(checklist),
      updated_at: now,
      version: version + 1,
    })
    .where('id', '=', id)
    .execute();
};

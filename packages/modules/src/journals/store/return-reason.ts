import type { Trx } from '@naskhah/db/tables';

/** Why a registration was returned in a round, by field, in the order in which the applicant reads it. */
export const keepReturnReasons = async (
  trx: Trx,
  journal: string,
  round: number,
  reasons: readonly { field: string; reason: string }[],
): Promise<void> => {
  if (reasons.length === 0) return;
  await trx
    .insertInto('journals.return_reason')
    .values(reasons.map(({ field, reason }, position) => ({ journal_id: journal, round, field, reason, position })))
    .execute();
};

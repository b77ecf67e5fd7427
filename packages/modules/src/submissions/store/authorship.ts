import type { Trx } from '@naskhah/db/tables';

export const keepLink = async (
  trx: Trx,
  contributorId: string,
  { hash = null, confirmedAt = null }: { hash?: Buffer | null; confirmedAt?: Date | null },
): Promise<void> => {
  await trx
    .updateTable('submissions.contributor')
    .set({ confirm_hash: hash, confirmed_at: confirmedAt })
    .where('id', '=', contributorId)
    .execute();
};

/** Two answers at once wait for each other; what is decided on is read after that. */
export const lockContributor = async (trx: Trx, contributorId: string): Promise<void> => {
  await trx.selectFrom('submissions.contributor').select('id').where('id', '=', contributorId).forUpdate().execute();
};

export const saveAuthorship = async (
  trx: Trx,
  contributorId: string,
  { answer, note, now }: { answer: 'confirmed' | 'declined'; note: string; now: Date },
): Promise<void> => {
  const declined = answer === 'declined';
  await trx
    .updateTable('submissions.contributor')
    .set({
      confirmed_at: declined ? null : now,
      declined_at: declined ? now : null,
      decline_note: declined ? note : '',
    })
    .where('id', '=', contributorId)
    .execute();
};

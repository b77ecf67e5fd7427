import type { Trx } from '@naskhah/db/tables';
import type { ParticipantRole } from '@naskhah/kernel/article-words';

type Participation = {
  id: string;
  submissionId: string;
  journalId: string;
  personId: string;
  role: ParticipantRole;
  since: Date;
};

/** Adds a participant; being added twice is once. */
export const addParticipant = async (trx: Trx, one: Participation): Promise<void> => {
  await trx
    .insertInto('submissions.participant')
    .values({
      id: one.id,
      submission_id: one.submissionId,
      journal_id: one.journalId,
      person_id: one.personId,
      role: one.role,
      since: one.since,
    })
    .onConflict((conflict) => conflict.columns(['submission_id', 'person_id', 'role']).doNothing())
    .execute();
};

export const removeParticipant = async (trx: Trx, id: string): Promise<void> => {
  await trx.deleteFrom('submissions.participant').where('id', '=', id).execute();
};

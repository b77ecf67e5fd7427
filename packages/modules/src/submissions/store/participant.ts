import { spoken } from '@naskhah/db/spoken-language';
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

export const participantsOf = (trx: Trx, submissionId: string) =>
  trx
    .selectFrom('submissions.participant as s')
    .innerJoin('identity.person as p', 'p.id', 's.person_id')
    .innerJoin('identity.email as e', (join) => join.onRef('e.person_id', '=', 'p.id').on('e.is_primary', '=', true))
    .select([
      's.id',
      's.person_id',
      's.role',
      'p.name',
      'p.firstname',
      spoken('p.language').as('language'),
      'e.address',
    ])
    .where('s.submission_id', '=', submissionId)
    .orderBy('s.since')
    .execute();

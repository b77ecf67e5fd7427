import type { Trx } from '@naskhah/db/tables';

type NewWork = {
  id: string;
  submissionId: string;
  stage: 'copyediting' | 'production';
  personId: string;
  due: string;
  now: Date;
};

/** Gives somebody the work of a stage; who has done it before does it anew. */
export const insertStageWork = async (trx: Trx, work: NewWork): Promise<void> => {
  await trx
    .insertInto('workflow.stage_work')
    .values({
      id: work.id,
      submission_id: work.submissionId,
      stage: work.stage,
      person_id: work.personId,
      due: work.due,
      assigned_at: work.now,
    })
    .onConflict((conflict) =>
      conflict
        .columns(['submission_id', 'stage', 'person_id'])
        .doUpdateSet({ due: work.due, assigned_at: work.now, done_at: null }),
    )
    .execute();
};

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

/** One piece of work on an article, locked for this act. */
export const lockStageWork = (trx: Trx, submissionId: string, id: string) =>
  trx
    .selectFrom('workflow.stage_work')
    .select(['id', 'person_id', 'stage', 'done_at'])
    .where('id', '=', id)
    .where('submission_id', '=', submissionId)
    .forUpdate()
    .executeTakeFirst();

export const saveWorkDone = async (trx: Trx, id: string, at: Date): Promise<void> => {
  await trx.updateTable('workflow.stage_work').set({ done_at: at }).where('id', '=', id).execute();
};

/** Takes what a person has not finished on an article from them. */
export const dropOpenWork = async (trx: Trx, submissionId: string, personId: string): Promise<void> => {
  await trx
    .deleteFrom('workflow.stage_work')
    .where('submission_id', '=', submissionId)
    .where('person_id', '=', personId)
    .where('done_at', 'is', null)
    .execute();
};

import type { Db, Trx } from '@naskhah/db/tables';
import type { DecisionKind } from '@naskhah/kernel/article-words';

type NewDecision = {
  id: string;
  submissionId: string;
  roundId: string | null;
  stage: string;
  kind: DecisionKind;
  recommendation: boolean;
  by: string;
  at: Date;
  note: string;
};

export const decisionExists = async (db: Db, id: string): Promise<boolean> =>
  (await db.selectFrom('workflow.decision').select('id').where('id', '=', id).executeTakeFirst()) !== undefined;

export const insertDecision = async (trx: Trx, one: NewDecision): Promise<void> => {
  await trx
    .insertInto('workflow.decision')
    .values({
      id: one.id,
      submission_id: one.submissionId,
      round_id: one.roundId,
      stage: one.stage,
      kind: one.kind,
      is_recommendation: one.recommendation,
      by_id: one.by,
      at: one.at,
      note: one.note,
    })
    .execute();
};

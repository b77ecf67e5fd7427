import type { Db, Trx } from '@naskhah/db/tables';

type NewRevision = {
  id: string;
  submissionId: string;
  roundId: string;
  number: number;
  reply: string;
  by: string;
  at: Date;
};

export const revisionExists = async (db: Db, id: string): Promise<boolean> =>
  (await db.selectFrom('workflow.revision').select('id').where('id', '=', id).executeTakeFirst()) !== undefined;

/** How many revised versions a round has. */
export const revisionCount = async (db: Db, roundId: string): Promise<number> => {
  const { n } = await db
    .selectFrom('workflow.revision')
    .select((on) => on.fn.countAll<number>().as('n'))
    .where('round_id', '=', roundId)
    .executeTakeFirstOrThrow();
  return n;
};

export const insertRevision = async (trx: Trx, revision: NewRevision): Promise<void> => {
  await trx
    .insertInto('workflow.revision')
    .values({
      id: revision.id,
      submission_id: revision.submissionId,
      round_id: revision.roundId,
      number: revision.number,
      reply: revision.reply,
      submitted_by: revision.by,
      submitted_at: revision.at,
    })
    .execute();
};

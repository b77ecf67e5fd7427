import type { Db, Trx } from '@naskhah/db/tables';
import type { RoundState } from '../domain/decisions.ts';

export const currentRound = (db: Db, submissionId: string) =>
  db
    .selectFrom('workflow.round')
    .selectAll()
    .where('submission_id', '=', submissionId)
    .orderBy('number', 'desc')
    .executeTakeFirst();

export const openRound = async (
  trx: Trx,
  round: {
    id: string;
    submissionId: string;
    number: number;
    anonymity: 'anonymous' | 'double-anonymous' | 'open';
    now: Date;
  },
): Promise<void> => {
  await trx
    .insertInto('workflow.round')
    .values({
      id: round.id,
      submission_id: round.submissionId,
      number: round.number,
      anonymity: round.anonymity,
      opened_at: round.now,
    })
    .execute();
};

export const setRound = async (
  trx: Trx,
  id: string,
  state: RoundState,
  more: { revisionsDue?: string | null; closedAt?: Date | null; sharedAt?: Date } = {},
): Promise<void> => {
  await trx
    .updateTable('workflow.round')
    .set((on) => ({
      state,
      ...(more.revisionsDue !== undefined && { revisions_due: more.revisionsDue }),
      ...(more.closedAt !== undefined && { closed_at: more.closedAt }),
      ...(more.sharedAt && { reports_shared_at: more.sharedAt }),
      version: on('version', '+', 1),
    }))
    .where('id', '=', id)
    .execute();
};

import type { Answers } from '@naskhah/contract/answers';
import type { messaging } from '@naskhah/contract/messaging';
import type { Db } from '@naskhah/db/tables';
import { ok } from '@naskhah/kernel/result';
import { mailbox } from './queries/mailbox.ts';

export const messagingAnswers = (db: Db): Answers<typeof messaging> => ({
  listMail: async (_actor, question) => {
    const { total, rows } = await mailbox(db, question);
    return ok({
      total,
      rows: rows.map((row) => ({
        ...row,
        created_at: row.created_at.toISOString(),
        sent_at: row.sent_at?.toISOString() ?? null,
      })),
    });
  },
});

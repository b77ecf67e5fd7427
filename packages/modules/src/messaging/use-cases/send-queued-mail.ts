import type { Db } from '@naskhah/db/tables';
import { mailHtml } from '../domain/mail-html.ts';
import type { SendMail } from '../ports.ts';

type Needs = { db: Db; sendMail: SendMail; clock: () => Date };

/** Sends one queued mail. A mail that was sent already is left alone, so that a repeated job does no harm. */
export const sendQueuedMail =
  ({ db, sendMail, clock }: Needs) =>
  async (id: string): Promise<void> => {
    const mail = await db.selectFrom('messaging.mail').selectAll().where('id', '=', id).executeTakeFirst();
    if (mail?.state !== 'queued') return;
    try {
      const answer = await sendMail({
        id,
        address: mail.address,
        subject: mail.subject,
        text: mail.body,
        html: mailHtml(mail.body),
      });
      await db
        .updateTable('messaging.mail')
        .set(answer === 'sent' ? { state: 'sent', sent_at: clock() } : { state: 'refused', failure: answer.refused })
        .where('id', '=', id)
        .execute();
    } catch (error) {
      await db
        .updateTable('messaging.mail')
        .set((on) => ({ attempts: on('attempts', '+', 1), failure: String(error) }))
        .where('id', '=', id)
        .execute();
      throw error;
    }
  };

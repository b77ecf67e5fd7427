import type { Trx } from '@naskhah/db/tables';
import { renderTemplate, renderWritten, subjectLine } from '../domain/render-template.ts';
import type { MessagingNeeds, Recipient } from '../ports.ts';
import { templateFor } from '../store/template.ts';

export type MailOrder = {
  event: string;
  to: Recipient;
  variables: Record<string, string>;
  journal?: string;
  subject?: { type: string; id: string };
  /** What a person wrote over the template before sending: used as it stands. */
  written?: { subject: string; body: string };
};

/** Queues a mail in the transaction that causes it: the row and its job live or die with the act. */
export const queueMail =
  ({ clock, newId, enqueue }: MessagingNeeds) =>
  async (trx: Trx, order: MailOrder): Promise<string> => {
    const template = order.written ?? (await templateFor(trx, order.event, order.to.language, order.journal));
    const render = order.written ? renderWritten : renderTemplate;
    const id = newId();
    await trx
      .insertInto('messaging.mail')
      .values({
        id,
        event: order.event,
        journal_id: order.journal ?? null,
        subject_type: order.subject?.type ?? null,
        subject_id: order.subject?.id ?? null,
        person_id: order.to.personId,
        address: order.to.address,
        language: order.to.language,
        subject: subjectLine(render(template.subject, order.variables)),
        body: render(template.body, order.variables),
        created_at: clock(),
      })
      .execute();
    await enqueue(trx, 'send-mail', { id });
    return id;
  };

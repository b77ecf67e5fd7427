import type { Trx } from '@naskhah/db/tables';
import { salutationOf } from '@naskhah/kernel/person-name';
import { isMailEvent, mailEvents } from '@naskhah/words/messaging/mail-events';
import { type MailEvent, mailTemplates } from '@naskhah/words/messaging/mail-templates';
import { noticeOf } from '../domain/notice-of.ts';
import { renderTemplate, renderWritten, subjectLine, variablesOf } from '../domain/render-template.ts';
import type { MessagingNeeds, Recipient } from '../ports.ts';
import { insertDigestLine } from '../store/digest.ts';
import { insertMail } from '../store/mail.ts';
import { insertNotification } from '../store/notification.ts';
import { sendingOf } from '../store/sending.ts';
import { templateFor } from '../store/template.ts';

export type MailOrder = {
  event: string;
  to: Recipient;
  variables: Record<string, string>;
  journal?: string;
  subject?: { type: string; id: string };
  /** What a person wrote over the template before sending: used as it stands. */
  written?: { subject: string; body: string };
  /** Told in the portal alone: the sender wants no mail of it. */
  noMail?: true;
};

/** Every variable that the catalogue promises to who edits the texts must come with the order. */
const holdPromise = (event: MailEvent, variables: Record<string, string>): void => {
  const missing = mailEvents[event].variables.filter((name) => variables[name] === undefined);
  if (missing.length > 0) throw new Error(`the mail ${event} came without ${missing.join(', ')}`);
};

const linesOf = (event: MailEvent): string[] => [
  ...new Set([...variablesOf(mailTemplates[event].en.subject), ...variablesOf(mailTemplates[event].ms.subject)]),
];

/**
 * Queues a mail in the transaction that causes it: the row and its job live or die with the act, and so does the notification in
 * the portal. What the recipient prefers is honoured, except for mails that they cannot do without.
 */
export const queueMail =
  ({ clock, newId, enqueue }: MessagingNeeds) =>
  async (trx: Trx, order: MailOrder): Promise<void> => {
    const { event, to, journal } = order;
    const known = isMailEvent(event) ? mailEvents[event] : undefined;
    const asked = { event, journal: journal ?? null, person: to.personId, address: to.address, language: to.language };
    const sending = await sendingOf(trx, asked);
    const { language, greeted } = sending;
    const salutation = greeted ? salutationOf(greeted, language) : (order.variables.name ?? order.variables.firstname);
    const variables: Record<string, string> = {
      ...(salutation !== undefined && { salutation }),
      ...order.variables,
      portal_name: sending.portal,
    };
    if (isMailEvent(event)) holdPromise(event, variables);
    const needed = known?.needed === true;
    if (sending.silenced && !needed) return;

    const at = clock();
    if (isMailEvent(event) && known?.opens && to.personId && (sending.in_app || needed))
      await insertNotification(trx, {
        id: newId(),
        personId: to.personId,
        event,
        subject: order.subject ?? { type: 'person', id: to.personId },
        data: noticeOf(linesOf(event), variables),
        at,
      });

    const rhythm = needed ? 'now' : sending.email;
    if (rhythm === 'off' || order.noMail) return;
    const template = order.written ?? (await templateFor(trx, event, language, journal));
    const render = order.written ? renderWritten : renderTemplate;
    const line = subjectLine(render(template.subject, variables));
    if (rhythm !== 'now' && to.personId) {
      await insertDigestLine(trx, {
        id: newId(),
        personId: to.personId,
        address: to.address,
        firstname: variables.firstname ?? '',
        language,
        rhythm: rhythm === 'daily' ? 'daily' : 'weekly',
        line,
        at,
      });
      return;
    }
    const id = newId();
    // A code was asked for by the person, and may be what proves that the address works again.
    const waits = sending.paused && !known?.variables.some((name) => name === 'code');
    await insertMail(trx, {
      id,
      event,
      journal: journal ?? null,
      subject: order.subject,
      personId: to.personId,
      address: to.address,
      language,
      line,
      body: render(template.body, variables),
      state: waits ? 'paused' : 'queued',
      at,
    });
    if (!waits) await enqueue(trx, 'send-mail', { id });
  };

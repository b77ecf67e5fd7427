import type { Db } from '@naskhah/db/tables';
import { isMailEvent, mailEvents } from '@naskhah/words/messaging/mail-events';
import { mailFoot } from '@naskhah/words/messaging/mail-foot';
import { mailHtml } from '../domain/mail-html.ts';
import type { MessagingHostNeeds } from '../ports.ts';
import { stopLink } from '../stop-link.ts';
import { claimMail, findMail, noteFailure, saveSent } from '../store/mail.ts';
import { turnToSend } from '../store/pace.ts';

type Needs = { db: Db } & Pick<MessagingHostNeeds, 'sendMail' | 'clock' | 'portalUrl' | 'secret' | 'outgoing'>;

/** How often a mail is tried before it counts as refused: with growing pauses, for about a day. */
export const mailTries = 14;

/** Longer than one mail takes to send (`adapters/smtp`). What a worker that died had claimed waits no longer than this. */
const claimedMinutes = 5;

/** Tries of the job: those of the mail, and as many as find it claimed, with growing pauses, until that claim is over. */
export const sendMailTries = mailTries + 8;

const pause = (ms: number) => new Promise((done) => setTimeout(done, ms));

/**
 * Sends one queued mail. A mail that was sent already is left alone, so that a repeated job does no harm; one that another
 * worker is sending at this moment is an error, which has the job tried again.
 */
export const sendQueuedMail =
  ({ db, sendMail, clock, portalUrl, secret, outgoing }: Needs) =>
  async (id: string): Promise<void> => {
    const mail = await findMail(db, id);
    if (mail?.state !== 'queued') return;
    const language = mail.language === 'ms' ? 'ms' : 'en';
    const mayStop = isMailEvent(mail.event) && !mailEvents[mail.event].needed && mail.person_id;
    const unsubscribe = mayStop && stopLink(portalUrl, secret, { person: mayStop, event: mail.event });
    const text = unsubscribe ? `${mail.body}\n\n${mailFoot.stop[language]({ link: unsubscribe })}` : mail.body;
    const { from, perMinute } = await outgoing();
    if (perMinute !== undefined) await pause(await turnToSend(db, perMinute));
    if (!(await claimMail(db, id, claimedMinutes))) {
      if ((await findMail(db, id))?.state === 'queued') throw new Error('another worker is sending this mail');
      return;
    }
    try {
      const answer = await sendMail({
        id,
        address: mail.address,
        subject: mail.subject,
        text,
        html: mailHtml(text),
        ...(from && { from }),
        ...(unsubscribe && { unsubscribe }),
      });
      await saveSent(
        db,
        id,
        answer === 'sent' ? { state: 'sent', sent_at: clock() } : { state: 'refused', failure: answer.refused },
      );
    } catch (error) {
      const failure = error instanceof Error ? error.message : String(error);
      if (mail.attempts + 1 >= mailTries) {
        await saveSent(db, id, { state: 'refused', failure });
        return;
      }
      await noteFailure(db, id, failure);
      throw error;
    }
  };

import type { Db } from '@naskhah/db/tables';
import type { Manifest } from '../activity/index.ts';
import { messagingAnswers } from './http.ts';
import type { MessagingHostNeeds } from './ports.ts';
import { unreadCount } from './queries/notifications.ts';
import { mailsOfMerged } from './reactions/accounts-merged.ts';
import { mailsReleased } from './reactions/email-confirmed.ts';
import { mailsOfAnonymised } from './reactions/person-anonymised.ts';
import { recordReport } from './use-cases/record-report.ts';
import { sendDigests, sendDueDigests } from './use-cases/send-digests.ts';
import { sendMailTries, sendQueuedMail } from './use-cases/send-queued-mail.ts';
import { unsubscribe } from './use-cases/unsubscribe.ts';

export type { MailReport } from './domain/mail-report.ts';
export type { MessagingHostNeeds, MessagingQuestions } from './ports.ts';
export { notificationChannel } from './store/notification.ts';
export { markNoticedBefore, markQueuedAsSent } from './store/sent-mail.ts';
export { recordReport } from './use-cases/record-report.ts';
export { sendMailTries, sendQueuedMail } from './use-cases/send-queued-mail.ts';

export const messaging = (db: Db, needs: MessagingHostNeeds) =>
  ({
    answers: { messaging: messagingAnswers(db, needs) },
    reactions: [mailsOfMerged, mailsOfAnonymised, mailsReleased(needs)],
    jobs: {
      'send-mail': { tries: sendMailTries, each: ({ id }) => sendQueuedMail({ db, ...needs })(id) },
      // 07:00 in Kuala Lumpur.
      'send-digests': { every: '0 23 * * *', run: () => sendDueDigests(sendDigests(db, needs), needs.clock()) },
    },
    routes: {
      recordReport: recordReport(needs),
      unsubscribe: unsubscribe(needs, needs.secret),
      unreadCount: (person: string) => unreadCount(db, person),
    },
  }) satisfies Manifest;

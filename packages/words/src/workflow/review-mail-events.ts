import { type MailEventWords, mailEventsOf, recipients } from '../messaging/mail-event.ts';
import type { Text } from '../text.ts';

const toEditors = (name: Text, when: Text): MailEventWords => ({
  group: 'review',
  name,
  when,
  to: recipients.editors,
  variables: ['salutation', 'firstname', 'number', 'title', 'journal', 'article_url'],
  opens: 'article',
});

export const reviewMailEvents = mailEventsOf({
  'review-invitation': {
    group: 'review',
    name: { en: 'Invitation to review', ms: 'Jemputan mewasit' },
    when: { en: 'An editor invites a reviewer', ms: 'Editor menjemput pewasit' },
    to: recipients.reviewer,
    variables: ['salutation', 'firstname', 'title', 'journal', 'answer_due', 'review_due', 'review_url', 'number'],
    needed: true,
    opens: 'my-reviews',
  },
  'review-reminder': {
    group: 'review',
    name: { en: 'Reminder to a reviewer', ms: 'Peringatan kepada pewasit' },
    when: { en: 'An editor reminds a reviewer', ms: 'Editor mengingatkan pewasit' },
    to: recipients.reviewer,
    variables: ['salutation', 'firstname', 'title', 'journal', 'due', 'review_url', 'number'],
    needed: true,
    opens: 'my-reviews',
  },
  'review-was-accepted': toEditors(
    { en: 'A reviewer accepted', ms: 'Pewasit bersetuju' },
    { en: 'A reviewer accepts the invitation', ms: 'Pewasit menerima jemputan' },
  ),
  'review-was-declined': toEditors(
    { en: 'A reviewer declined', ms: 'Pewasit menolak' },
    { en: 'A reviewer declines the invitation', ms: 'Pewasit menolak jemputan' },
  ),
  'review-was-submitted': toEditors(
    { en: 'Report received', ms: 'Laporan diterima' },
    { en: 'A reviewer sends the report', ms: 'Pewasit menghantar laporan' },
  ),
});

import { type MailEventWords, mailEventsOf, recipients } from '../messaging/mail-event.ts';
import type { Text } from '../text.ts';

const decision = (name: Text, when: Text): MailEventWords => ({
  group: 'decision',
  name,
  when,
  to: recipients.author,
  variables: ['salutation', 'firstname', 'number', 'title', 'journal', 'article_url', 'note', 'due'],
  needed: true,
  opens: 'article',
});

export const decisionMailEvents = mailEventsOf({
  'decision-send-to-review': decision(
    { en: 'Sent to review', ms: 'Dihantar untuk pewasitan' },
    { en: 'An editor sends the article to review', ms: 'Editor menghantar artikel untuk pewasitan' },
  ),
  'decision-accept-without-review': decision(
    { en: 'Accepted without review', ms: 'Diterima tanpa pewasitan' },
    { en: 'An editor accepts without review', ms: 'Editor menerima tanpa pewasitan' },
  ),
  'decision-accept': decision(
    { en: 'Accepted', ms: 'Diterima' },
    { en: 'An editor accepts the article', ms: 'Editor menerima artikel' },
  ),
  'decision-decline': decision(
    { en: 'Declined', ms: 'Ditolak' },
    { en: 'An editor declines the article', ms: 'Editor menolak artikel' },
  ),
  'decision-request-revisions': decision(
    { en: 'Revisions requested', ms: 'Pembetulan diminta' },
    { en: 'An editor asks for revisions', ms: 'Editor meminta pindaan' },
  ),
  'decision-resubmit': decision(
    { en: 'To be resubmitted', ms: 'Perlu dihantar semula' },
    { en: 'An editor asks for a new version', ms: 'Editor meminta versi baharu' },
  ),
  'decision-revert-decline': decision(
    { en: 'Open again', ms: 'Dibuka semula' },
    { en: 'An editor takes back a decline', ms: 'Editor menarik balik penolakan' },
  ),
});

import { mailEventsOf, recipients } from '../messaging/mail-event.ts';
import type { MailVariable } from '../messaging/mail-variables.ts';

const article = [
  'salutation',
  'firstname',
  'number',
  'title',
  'journal',
  'article_url',
] as const satisfies MailVariable[];

export const articleMailEvents = mailEventsOf({
  'submission-received': {
    group: 'article',
    name: { en: 'Submission received', ms: 'Penghantaran diterima' },
    when: { en: 'An author submits', ms: 'Pengarang menghantar artikel' },
    to: recipients.author,
    variables: article,
    opens: 'article',
  },
  'submission-arrived': {
    group: 'article',
    name: { en: 'New submission', ms: 'Penghantaran baharu' },
    when: { en: 'An author submits', ms: 'Pengarang menghantar artikel' },
    to: recipients.receivers,
    variables: article,
    opens: 'article',
  },
  'co-author-confirmation': {
    group: 'article',
    name: { en: 'Confirm an authorship', ms: 'Sahkan kepengarangan' },
    when: { en: 'A submission names a co-author', ms: 'Penghantaran menamakan pengarang bersama' },
    to: recipients.coAuthors,
    variables: ['name', 'submitter', 'number', 'title', 'journal', 'confirm_url'],
    needed: true,
  },
  'authorship-was-declined': {
    group: 'article',
    name: { en: 'Authorship declined', ms: 'Kepengarangan ditolak' },
    when: {
      en: 'A co-author says that they are not an author of the article',
      ms: 'Pengarang bersama menyatakan bahawa dia bukan pengarang artikel',
    },
    to: recipients.editorsAndAuthor,
    variables: [...article, 'co_author', 'message'],
    needed: true,
    opens: 'article',
  },
  'authorship-was-restored': {
    group: 'article',
    name: { en: 'Authorship confirmed after all', ms: 'Kepengarangan disahkan kemudian' },
    when: {
      en: 'A co-author who had declined confirms',
      ms: 'Pengarang bersama yang pernah menolak mengesahkan kepengarangannya',
    },
    to: recipients.editorsAndAuthor,
    variables: [...article, 'co_author'],
    opens: 'article',
  },
  'editor-was-assigned': {
    group: 'article',
    name: { en: 'Editor assigned', ms: 'Editor diagihkan' },
    when: { en: 'An editor is assigned to an article', ms: 'Editor diagihkan kepada artikel' },
    to: recipients.assigned,
    variables: article,
    opens: 'article',
  },
  'work-was-assigned': {
    group: 'article',
    name: { en: 'Work assigned', ms: 'Kerja diagihkan' },
    when: {
      en: 'Copyediting or production work is assigned',
      ms: 'Kerja penyuntingan salinan atau produksi diagihkan',
    },
    to: recipients.assigned,
    variables: [...article, 'due'],
    opens: 'article',
  },
  'revision-was-submitted': {
    group: 'article',
    name: { en: 'Revised version received', ms: 'Versi pindaan diterima' },
    when: { en: 'The author sends a revised version', ms: 'Pengarang menghantar versi pindaan' },
    to: recipients.editors,
    variables: article,
    opens: 'article',
  },
});

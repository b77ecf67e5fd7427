import type { FactAbout } from '@naskhah/kernel/facts/fact';
import type { Text, TextWith } from '../text.ts';

type Values = { decision: string; round: string; person: string; number: string };
type Entry = { title: Text; message: TextWith<Values> };

const plain = (en: string, ms: string, titleEn = en, titleMs = ms): Entry => ({
  title: { en: titleEn, ms: titleMs },
  message: { en: () => `${en}.`, ms: () => `${ms}.` },
});
const said = (title: Text, message: TextWith<Values>): Entry => ({ title, message });

/** What happened to an article, as the timeline says it; null is said by nobody. */
export const timelineWords: Record<FactAbout<'article'>, Entry | null> = {
  'submission-was-started': plain('The submission was started', 'Penghantaran dimulakan', 'Started', 'Dimulakan'),
  'article-was-submitted': said(
    { en: 'Submitted', ms: 'Dihantar' },
    {
      en: ({ number }) => `The article was submitted as ${number}.`,
      ms: ({ number }) => `Artikel dihantar sebagai ${number}.`,
    },
  ),
  'authorship-was-confirmed': plain(
    'A co-author confirmed the authorship by the link',
    'Seorang pengarang bersama mengesahkan kepengarangan melalui pautan',
    'Authorship confirmed',
    'Kepengarangan disahkan',
  ),
  'authorship-was-declined': plain(
    'A co-author said that they are not an author of this article',
    'Seorang pengarang bersama menyatakan bahawa dia bukan pengarang artikel ini',
    'Authorship declined',
    'Kepengarangan ditolak',
  ),
  'author-was-asked-again': plain(
    'A co-author was asked again to confirm the authorship',
    'Seorang pengarang bersama diminta sekali lagi mengesahkan kepengarangan',
    'Author asked again',
    'Pengarang ditanya semula',
  ),
  'message-was-sent': plain('A message was sent', 'Mesej dihantar', 'Message', 'Mesej'),
  'mail-came-back': plain('A mail came back', 'E-mel dipulangkan', 'Mail came back', 'E-mel dipulangkan'),
  'task-was-given': said(
    { en: 'Task given', ms: 'Tugasan diberikan' },
    { en: ({ person }) => `${person} was given a task.`, ms: ({ person }) => `${person} diberi satu tugasan.` },
  ),
  'task-was-done': plain('A task is done', 'Satu tugasan selesai', 'Task done', 'Tugasan selesai'),
  'file-was-added': plain('A file was added', 'Fail ditambah', 'File added', 'Fail ditambah'),
  'review-files-were-chosen': plain(
    'The files for the reviewers were chosen',
    'Fail untuk pewasit dipilih',
    'Files for reviewers',
    'Fail untuk pewasit',
  ),
  'file-was-removed': plain('A file was removed', 'Fail dibuang', 'File removed', 'Fail dibuang'),
  'participant-was-added': said(
    { en: 'Participant added', ms: 'Peserta ditambah' },
    { en: ({ person }) => `${person} takes part now.`, ms: ({ person }) => `${person} kini mengambil bahagian.` },
  ),
  'participant-was-removed': said(
    { en: 'Participant removed', ms: 'Peserta dikeluarkan' },
    {
      en: ({ person }) => `${person} no longer takes part.`,
      ms: ({ person }) => `${person} tidak lagi mengambil bahagian.`,
    },
  ),
  'decision-was-taken': said(
    { en: 'Decision', ms: 'Keputusan' },
    { en: ({ decision }) => `${decision}.`, ms: ({ decision }) => `${decision}.` },
  ),
  'decision-was-recommended': said(
    { en: 'Recommendation', ms: 'Syor' },
    { en: ({ decision }) => `Recommended: ${decision}.`, ms: ({ decision }) => `Disyorkan: ${decision}.` },
  ),
  'reviewer-was-invited': said(
    { en: 'Reviewer invited', ms: 'Pewasit dijemput' },
    {
      en: ({ person, round }) => `${person} was invited to round ${round}.`,
      ms: ({ person, round }) => `${person} dijemput untuk pusingan ${round}.`,
    },
  ),
  'reviewer-was-reminded': said(
    { en: 'Reminder sent', ms: 'Peringatan dihantar' },
    { en: ({ person }) => `${person} was reminded.`, ms: ({ person }) => `${person} diperingatkan.` },
  ),
  'review-was-accepted': said(
    { en: 'Invitation accepted', ms: 'Jemputan diterima' },
    { en: ({ person }) => `${person} will review.`, ms: ({ person }) => `${person} akan mewasit.` },
  ),
  'review-was-declined': said(
    { en: 'Invitation declined', ms: 'Jemputan ditolak' },
    { en: ({ person }) => `${person} declined to review.`, ms: ({ person }) => `${person} menolak untuk mewasit.` },
  ),
  'review-was-submitted': said(
    { en: 'Review submitted', ms: 'Pewasitan dihantar' },
    {
      en: ({ person, round }) => `${person} sent the report of round ${round}.`,
      ms: ({ person, round }) => `${person} menghantar laporan pusingan ${round}.`,
    },
  ),
  'review-was-cancelled': said(
    { en: 'Review cancelled', ms: 'Pewasitan dibatalkan' },
    {
      en: ({ person }) => `The review by ${person} was cancelled.`,
      ms: ({ person }) => `Pewasitan oleh ${person} dibatalkan.`,
    },
  ),
  'revision-was-submitted': said(
    { en: 'Revision submitted', ms: 'Versi dibetulkan dihantar' },
    {
      en: ({ round }) => `The revised version of round ${round} is in.`,
      ms: ({ round }) => `Versi dibetulkan bagi pusingan ${round} telah diterima.`,
    },
  ),
  'stage-work-was-finished': plain(
    'The work of this stage is finished',
    'Kerja peringkat ini selesai',
    'Work finished',
    'Kerja selesai',
  ),
  'galley-was-added': plain('A galley was added', 'Galei ditambah', 'Galley added', 'Galei ditambah'),
  'galley-was-removed': plain('A galley was removed', 'Galei dibuang', 'Galley removed', 'Galei dibuang'),
  'article-was-scheduled': plain(
    'The article was set into an issue',
    'Artikel dimasukkan ke dalam keluaran',
    'Scheduled',
    'Dijadualkan',
  ),
  'article-was-unscheduled': plain(
    'The article was taken out of its issue',
    'Artikel dikeluarkan daripada keluaran',
    'Taken out',
    'Dikeluarkan',
  ),
  'article-was-published': plain('The article was published', 'Artikel diterbitkan', 'Published', 'Diterbitkan'),
  'authorship-was-restored': plain(
    'A co-author takes the decline back and is an author of this article',
    'Seorang pengarang bersama menarik balik penolakannya dan ialah pengarang artikel ini',
    'Authorship restored',
    'Kepengarangan dipulihkan',
  ),
  'article-was-withdrawn': plain('The article was withdrawn', 'Artikel ditarik balik', 'Withdrawn', 'Ditarik balik'),
  'article-was-transferred': plain(
    'The article was transferred to another journal',
    'Artikel dipindahkan ke jurnal lain',
    'Transferred',
    'Dipindahkan',
  ),
  'article-was-retracted': plain('The article was retracted', 'Artikel ditarik semula', 'Retracted', 'Ditarik semula'),
  'article-was-imported': plain('The article was imported', 'Artikel diimport', 'Imported', 'Diimport'),

  // Saves on the way, and what another line says already.
  'message-was-taken-back': null,
  'task-was-changed': null,
  'task-was-taken-back': null,
  'task-was-opened': null,
  'task-was-closed': null,
  'references-were-saved': null,
  'submission-was-saved': null,
  'submission-was-deleted': null,
  'contributor-was-changed': null,
  'contributor-was-added': null,
  'contributor-was-removed': null,
  'contributors-were-ordered': null,
  'review-was-saved': null,
};

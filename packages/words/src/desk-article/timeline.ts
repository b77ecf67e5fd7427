import type { FactAbout } from '@naskhah/kernel/facts/fact';
import type { Text, TextWith } from '../text.ts';

type Values = { decision: string; round: string; person: string; number: string };
/** The message adds what the title does not say; null where there is nothing to add. */
type Entry = { title: Text; message: TextWith<Values> | null };

const titled = (en: string, ms: string): Entry => ({ title: { en, ms }, message: null });
const said = (en: string, ms: string, message: Text): Entry => ({
  title: { en, ms },
  message: { en: () => message.en, ms: () => message.ms },
});
const told = (en: string, ms: string, message: TextWith<Values>): Entry => ({ title: { en, ms }, message });

// Of some people only the part is known: a reviewer to authors, somebody whose account is gone.
const who = {
  en: ({ person }: Values) => person || 'somebody',
  ms: ({ person }: Values) => person || 'seseorang',
};
const Who = {
  en: (values: Values) => values.person || 'Somebody',
  ms: (values: Values) => values.person || 'Seseorang',
};
// A name may end with a full stop of its own.
const ended = (text: string): string => (text.endsWith('.') ? text : `${text}.`);
const ofWhom = {
  en: (values: Values) => ended(`By ${who.en(values)}`),
  ms: (values: Values) => ended(`Oleh ${who.ms(values)}`),
};
const toWhom = {
  en: (values: Values) => ended(`To ${who.en(values)}`),
  ms: (values: Values) => ended(`Kepada ${who.ms(values)}`),
};

/** What happened to an article, as the timeline says it; null is said by nobody. */
export const timelineWords: Record<FactAbout<'article'>, Entry | null> = {
  'submission-was-started': titled('Submission started', 'Penghantaran dimulakan'),
  'article-was-submitted': told('Submitted', 'Dihantar', {
    en: ({ number }) => (number ? `Its number is ${number}.` : ''),
    ms: ({ number }) => (number ? `Nombornya ${number}.` : ''),
  }),
  'authorship-was-confirmed': said('Authorship confirmed', 'Kepengarangan disahkan', {
    en: 'A co-author agreed by the link.',
    ms: 'Seorang pengarang bersama bersetuju melalui pautan.',
  }),
  'authorship-was-declined': said('Authorship declined', 'Kepengarangan ditolak', {
    en: 'A co-author says that they did not write this article.',
    ms: 'Seorang pengarang bersama menyatakan bahawa dia bukan pengarang artikel ini.',
  }),
  'authorship-was-restored': said('Authorship restored', 'Kepengarangan dipulihkan', {
    en: 'A co-author takes the decline back.',
    ms: 'Seorang pengarang bersama menarik balik penolakannya.',
  }),
  'author-was-asked-again': said('Co-author asked again', 'Pengarang bersama ditanya semula', {
    en: 'They have not confirmed the authorship yet.',
    ms: 'Kepengarangan belum disahkan.',
  }),
  'message-was-sent': titled('Message sent', 'Mesej dihantar'),
  'mail-came-back': titled('Mail came back', 'E-mel dipulangkan'),
  'task-was-given': told('Task given', 'Tugasan diberikan', toWhom),
  'task-was-done': titled('Task done', 'Tugasan selesai'),
  'file-was-added': titled('File added', 'Fail ditambah'),
  'review-files-were-chosen': titled('Files chosen for the reviewers', 'Fail untuk pewasit dipilih'),
  'file-was-removed': titled('File removed', 'Fail dialih keluar'),
  'participant-was-added': told('Participant added', 'Peserta ditambah', {
    en: (values) => `${Who.en(values)} works on the article now.`,
    ms: (values) => `${Who.ms(values)} kini terlibat dengan artikel ini.`,
  }),
  'participant-was-removed': told('Participant removed', 'Peserta dikeluarkan', {
    en: (values) => `${Who.en(values)} no longer works on the article.`,
    ms: (values) => `${Who.ms(values)} tidak lagi terlibat dengan artikel ini.`,
  }),
  'decision-was-taken': told('Decision', 'Keputusan', {
    en: ({ decision }) => decision && `${decision}.`,
    ms: ({ decision }) => decision && `${decision}.`,
  }),
  'decision-was-recommended': told('Recommendation', 'Syor', {
    en: ({ decision }) => decision && `${decision}.`,
    ms: ({ decision }) => decision && `${decision}.`,
  }),
  'reviewer-was-invited': told('Reviewer invited', 'Pewasit dijemput', {
    en: (values) => `${Who.en(values)}, for round ${values.round}.`,
    ms: (values) => `${Who.ms(values)}, bagi pusingan ${values.round}.`,
  }),
  'reviewer-was-reminded': told('Reminder sent', 'Peringatan dihantar', toWhom),
  'review-was-accepted': told('Invitation accepted', 'Jemputan mewasit diterima', ofWhom),
  'review-was-declined': told('Invitation declined', 'Jemputan mewasit ditolak', ofWhom),
  'review-was-submitted': told('Report received', 'Laporan diterima', {
    en: (values) => `From ${who.en(values)}, for round ${values.round}.`,
    ms: (values) => `Daripada ${who.ms(values)}, bagi pusingan ${values.round}.`,
  }),
  'review-was-cancelled': told('Review cancelled', 'Pewasitan dibatalkan', {
    en: (values) => ended(`It was that of ${who.en(values)}`),
    ms: (values) => ended(`Yang ditugaskan kepada ${who.ms(values)}`),
  }),
  'revision-was-submitted': told('Revised version received', 'Versi pindaan diterima', {
    en: ({ round }) => `For round ${round}.`,
    ms: ({ round }) => `Bagi pusingan ${round}.`,
  }),
  'stage-work-was-finished': titled('Work of the stage finished', 'Kerja bagi peringkat ini selesai'),
  'galley-was-added': titled('Galley added', 'Galley ditambah'),
  'galley-was-removed': titled('Galley removed', 'Galley dialih keluar'),
  'article-was-scheduled': titled('Set into an issue', 'Dimasukkan ke dalam keluaran'),
  'article-was-unscheduled': titled('Taken out of its issue', 'Digugurkan daripada keluaran'),
  'article-was-published': titled('Published', 'Diterbitkan'),
  'article-was-withdrawn': titled('Withdrawn', 'Penghantaran ditarik balik'),
  'article-was-transferred': titled('Transferred to another journal', 'Dipindahkan ke jurnal lain'),
  'article-was-retracted': titled('Retracted', 'Artikel yang diterbitkan ditarik balik'),
  'article-was-imported': titled('Imported', 'Diimport'),

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

import type { ArticleState, Turn } from '@naskhah/kernel/article-words';
import type { Text } from '../text.ts';

/** The derived state of an article, as editors read it. */
export const stateWords: Record<ArticleState, Text> = {
  draft: { en: 'Draft', ms: 'Draf' },
  submitted: { en: 'Submitted', ms: 'Dihantar' },
  'first-look': { en: 'First look', ms: 'Semakan awal' },
  'pending-reviewers': { en: 'Pending reviewers', ms: 'Menunggu pewasit' },
  'awaiting-responses': { en: 'Awaiting responses', ms: 'Menunggu jawapan pewasit' },
  'under-review': { en: 'Under review', ms: 'Dalam pewasitan' },
  'reviews-ready': { en: 'Reviews ready', ms: 'Ulasan lengkap' },
  'revisions-requested': { en: 'Revisions requested', ms: 'Pindaan diminta' },
  'revisions-submitted': { en: 'Revisions submitted', ms: 'Pindaan dihantar' },
  copyediting: { en: 'Copyediting', ms: 'Penyuntingan salinan' },
  production: { en: 'In production', ms: 'Dalam produksi' },
  'ready-to-schedule': { en: 'Ready to schedule', ms: 'Sedia dijadualkan' },
  scheduled: { en: 'Scheduled', ms: 'Dijadualkan' },
  published: { en: 'Published', ms: 'Diterbitkan' },
  declined: { en: 'Declined', ms: 'Ditolak' },
  withdrawn: { en: 'Withdrawn', ms: 'Ditarik balik' },
  transferred: { en: 'Transferred', ms: 'Dipindahkan' },
  retracted: { en: 'Retracted', ms: 'Penarikan balik' },
};

/** Whose turn it is, when it is not the reader's own. */
export const turnWords: Record<Turn, Text> = {
  author: { en: 'Author’s turn', ms: 'Giliran pengarang' },
  editor: { en: 'Editor’s turn', ms: 'Giliran editor' },
  reviewers: { en: 'Reviewers’ turn', ms: 'Giliran pewasit' },
  copyeditor: { en: 'Copyeditor’s turn', ms: 'Giliran editor salinan' },
  'layout-editor': { en: 'Layout editor’s turn', ms: 'Giliran editor susun atur' },
  nobody: { en: 'Nobody’s turn', ms: 'Bukan giliran sesiapa' },
};

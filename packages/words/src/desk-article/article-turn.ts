import type { ArticleState } from '@naskhah/kernel/article-words';
import type { Text, TextWith } from '../text.ts';

const none: Text = { en: '', ms: '' };

/** What the state means for those who edit or produce the article, and what they can do now. */
export const editorTurnWords: Record<ArticleState, Text> = {
  draft: none,
  submitted: {
    en: 'Nobody edits this article yet. Assign an editor, then decide where it goes.',
    ms: 'Belum ada editor untuk artikel ini. Agihkan editor, kemudian putuskan hala tujunya.',
  },
  'first-look': {
    en: 'Read it, then send it to review or decide at once.',
    ms: 'Baca, kemudian hantar untuk pewasitan atau putuskan terus.',
  },
  'pending-reviewers': {
    en: 'This round has no reviewer at work. Find reviewers and invite them.',
    ms: 'Pusingan ini belum ada pewasit. Cari pewasit dan jemput mereka.',
  },
  'awaiting-responses': {
    en: 'The invitations are out; nobody has accepted yet.',
    ms: 'Jemputan telah dihantar; belum ada yang menerima.',
  },
  'under-review': { en: 'The reviewers are at work.', ms: 'Pewasit sedang bekerja.' },
  'reviews-ready': {
    en: 'Reports are in. Decide now, or wait where others are still out.',
    ms: 'Laporan telah diterima. Putuskan sekarang, atau tunggu jika ada laporan lain yang belum diterima.',
  },
  'revisions-requested': {
    en: 'The author was asked for a revised version.',
    ms: 'Pengarang telah diminta menghantar versi pindaan.',
  },
  'revisions-submitted': {
    en: 'The revised version is in. Read it and decide.',
    ms: 'Versi pindaan telah diterima. Baca dan putuskan.',
  },
  copyediting: {
    en: 'The text is being edited before it is set.',
    ms: 'Teks sedang disunting sebelum disusun atur.',
  },
  production: {
    en: 'The galleys are being made.',
    ms: 'Galley sedang disediakan.',
  },
  'ready-to-schedule': {
    en: 'The galleys are ready. Set the article into an issue.',
    ms: 'Galley sudah sedia. Masukkan artikel ke dalam keluaran.',
  },
  scheduled: {
    en: 'The article waits in its issue for publication.',
    ms: 'Artikel menunggu penerbitan dalam keluarannya.',
  },
  published: { en: 'The article is public.', ms: 'Artikel telah diterbitkan.' },
  declined: { en: 'The article was declined.', ms: 'Artikel telah ditolak.' },
  withdrawn: { en: 'The author withdrew the article.', ms: 'Pengarang telah menarik balik artikel.' },
  transferred: { en: 'The article went to another journal.', ms: 'Artikel telah dipindahkan ke jurnal lain.' },
  retracted: { en: 'The article was retracted.', ms: 'Artikel telah ditarik balik selepas diterbitkan.' },
};

const inReview: Text = {
  en: 'Your article is being reviewed. You will hear from the editor.',
  ms: 'Artikel anda sedang diwasit. Editor akan menghubungi anda.',
};

/** The same for its authors: what happens now, and whether they must do anything. */
export const authorTurnWords: Record<ArticleState, Text> = {
  ...editorTurnWords,
  submitted: {
    en: 'Your article has arrived. The journal will assign an editor.',
    ms: 'Artikel anda telah diterima. Jurnal akan mengagihkan editor.',
  },
  'first-look': {
    en: 'An editor is reading your article.',
    ms: 'Editor sedang membaca artikel anda.',
  },
  'pending-reviewers': inReview,
  'awaiting-responses': inReview,
  'under-review': inReview,
  'reviews-ready': inReview,
  'revisions-requested': {
    en: 'Read the letter and the reports, then send your revised version with a reply.',
    ms: 'Baca surat dan laporan, kemudian hantar versi pindaan anda berserta balasan.',
  },
  'revisions-submitted': {
    en: 'Your revised version is in. The editor reads it now.',
    ms: 'Versi pindaan anda telah diterima. Editor sedang membacanya.',
  },
  copyediting: {
    en: 'Your article was accepted and is being edited.',
    ms: 'Artikel anda telah diterima dan sedang disunting.',
  },
  production: {
    en: 'Your article is being set for publication.',
    ms: 'Artikel anda sedang disusun atur untuk penerbitan.',
  },
  'ready-to-schedule': {
    en: 'Your article is set and waits for an issue.',
    ms: 'Artikel anda telah siap disusun dan menunggu keluaran.',
  },
  scheduled: {
    en: 'Your article waits in its issue for publication.',
    ms: 'Artikel anda menunggu penerbitan dalam keluarannya.',
  },
  published: { en: 'Your article is public.', ms: 'Artikel anda telah diterbitkan.' },
  declined: {
    en: 'The journal declined the article. The letter says why.',
    ms: 'Jurnal menolak artikel ini. Suratnya menyatakan sebab.',
  },
  withdrawn: { en: 'You withdrew the article.', ms: 'Anda telah menarik balik artikel ini.' },
};

/** How many reports there are and what they advise. */
export const reportsIn: TextWith<{ inHand: number; of: number; advice: string }> = {
  en: ({ inHand, of, advice }) => `${inHand} of ${of} ${of === 1 ? 'report' : 'reports'} in${advice && `: ${advice}`}.`,
  ms: ({ inHand, of, advice }) => `${inHand} daripada ${of} laporan telah diterima${advice && `: ${advice}`}.`,
};

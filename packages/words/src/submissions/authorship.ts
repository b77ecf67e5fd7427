import { type TextWith, words } from '../text.ts';

/** The page on which a co-author confirms, and how the article says so. */
export const authorship = words({
  title: { en: 'Confirm that you are an author', ms: 'Sahkan anda pengarang artikel ini' },
  lead: {
    en: 'You are named as an author of this submission. Your name goes with it only if you agree.',
    ms: 'Anda dinamakan sebagai pengarang penghantaran ini. Nama anda disertakan hanya jika anda bersetuju.',
  },
  article: { en: 'Article', ms: 'Artikel' },
  number: { en: 'Number', ms: 'Nombor' },
  journal: { en: 'Journal', ms: 'Jurnal' },
  asAuthor: { en: 'Your name as given', ms: 'Nama anda seperti yang diberikan' },
  nothingYet: {
    en: 'Nothing has happened yet: opening this page confirms nothing. If you are not an author, or do not agree, say so below: the journal will take it up.',
    ms: 'Belum ada apa-apa berlaku: membuka halaman ini tidak mengesahkan apa-apa. Jika anda bukan pengarang, atau tidak bersetuju, nyatakan di bawah: jurnal akan mengambil tindakan.',
  },
  confirm: { en: 'Confirm my authorship', ms: 'Sahkan kepengarangan saya' },
  confirming: { en: 'Confirming …', ms: 'Sedang mengesahkan …' },
  done: { en: 'You have confirmed your authorship', ms: 'Anda telah mengesahkan kepengarangan anda' },
  doneWhy: {
    en: 'The journal and the other authors can see it. You need not do anything else.',
    ms: 'Jurnal dan pengarang lain dapat melihatnya. Anda tidak perlu berbuat apa-apa lagi.',
  },
  thinkAgain: {
    en: 'You can change your answer with this link until the article is published.',
    ms: 'Anda boleh mengubah jawapan dengan pautan ini sehingga artikel diterbitkan.',
  },
  decline: { en: 'I am not an author of this article', ms: 'Saya bukan pengarang artikel ini' },
  declineTitle: { en: 'Are you not an author of this article?', ms: 'Adakah anda bukan pengarang artikel ini?' },
  declineWhy: {
    en: 'The editors and the author who submitted see your answer and what you write.',
    ms: 'Editor dan pengarang yang menghantar akan melihat jawapan dan catatan anda.',
  },
  word: { en: 'A word to the journal', ms: 'Catatan kepada jurnal' },
  yourWord: { en: 'What you wrote', ms: 'Catatan anda' },
  declining: { en: 'Saving your answer …', ms: 'Sedang menyimpan jawapan …' },
  declinedDone: {
    en: 'You said that you are not an author',
    ms: 'Anda menyatakan bahawa anda bukan pengarang',
  },
  declinedDoneWhy: {
    en: 'The journal and the author who submitted know it. You need not do anything else.',
    ms: 'Jurnal dan pengarang yang menghantar telah dimaklumkan. Anda tidak perlu berbuat apa-apa lagi.',
  },
  linkUsed: { en: 'This link is not good', ms: 'Pautan ini tidak sah' },
  linkUsedWhy: {
    en: 'It may be incomplete, or the submission was withdrawn. Open it again from the mail, or ask the author who submitted.',
    ms: 'Pautan mungkin tidak lengkap, atau penghantaran telah ditarik balik. Buka semula daripada e-mel, atau tanya pengarang yang menghantar.',
  },
  confirmed: { en: 'has confirmed', ms: 'telah mengesahkan' },
  declined: { en: 'says: not an author', ms: 'menyatakan: bukan pengarang' },
  asked: { en: 'has not confirmed yet', ms: 'belum mengesahkan' },
});

/** Above an article of which somebody named as author says that they are none. */
export const authorshipDenied = {
  en: ({ names }) => `Not an author, by their own word: ${names}. Settle this before the article is published.`,
  ms: ({ names }) =>
    `Bukan pengarang menurut kenyataan sendiri: ${names}. Selesaikan perkara ini sebelum artikel diterbitkan.`,
} satisfies TextWith<{ names: string }>;

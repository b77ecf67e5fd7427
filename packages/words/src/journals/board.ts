import { type TextWith, words } from '../text.ts';

/** The editorial board as it is kept and as readers see it. */
export const boardWords = words({
  'editor-in-chief': { en: 'Editor-in-Chief', ms: 'Ketua editor' },
  'managing-editor': { en: 'Managing editor', ms: 'Editor pengurusan' },
  editor: { en: 'Editor', ms: 'Editor' },
  advisor: { en: 'Advisory board', ms: 'Lembaga penasihat' },
  title: { en: 'Editorial board', ms: 'Sidang editor' },
  lead: {
    en: 'Everybody is asked by mail. Names that did not agree, or not yet, are not shown to readers.',
    ms: 'Setiap ahli ditanya melalui e-mel. Nama yang belum atau tidak dipersetujui tidak dipaparkan.',
  },
  add: { en: 'Add a member', ms: 'Tambah ahli' },
  edit: { en: 'Edit', ms: 'Sunting' },
  order: { en: 'Order', ms: 'Susunan' },
  who: { en: 'Name and affiliation', ms: 'Nama dan afiliasi' },
  orcid: { en: 'ORCID iD', ms: 'iD ORCID' },
  term: { en: 'Term', ms: 'Penggal' },
  consent: { en: 'Consent', ms: 'Persetujuan' },
  agreed: { en: 'Agreed', ms: 'Bersetuju' },
  declined: { en: 'Declined, not shown', ms: 'Menolak, tidak dipaparkan' },
  asked: { en: 'Waiting for an answer', ms: 'Menunggu jawapan' },
  'not-asked': { en: 'Not asked: no e-mail', ms: 'Belum ditanya: tiada e-mel' },
  noOrcid: { en: 'Not given', ms: 'Belum diberi' },
  noTerm: { en: 'Open', ms: 'Terbuka' },
  empty: { en: 'Nobody stands on the board yet', ms: 'Belum ada sesiapa dalam sidang' },
  emptyWhy: {
    en: 'Add the people who answer for the journal, with the e-mail address at which they can be asked.',
    ms: 'Tambah orang yang bertanggungjawab terhadap jurnal, dengan alamat e-mel untuk bertanya kepada mereka.',
  },
  name: { en: 'Name', ms: 'Nama' },
  role: { en: 'On the board as', ms: 'Sebagai' },
  email: { en: 'E-mail', ms: 'E-mel' },
  emailHelp: {
    en: 'A mail with a link asks whether they agree. Readers never see the address.',
    ms: 'E-mel dengan pautan bertanya sama ada mereka bersetuju. Pembaca tidak melihat alamat ini.',
  },
  affiliation: { en: 'Affiliation', ms: 'Afiliasi' },
  country: { en: 'Country', ms: 'Negara' },
  termFrom: { en: 'Term from', ms: 'Penggal dari' },
  termTo: { en: 'Term to', ms: 'Penggal hingga' },
  addAct: { en: 'Add to the board', ms: 'Tambah ke sidang' },
  saveAct: { en: 'Save the entry', ms: 'Simpan entri' },
  saving: { en: 'Saving the board …', ms: 'Sedang menyimpan sidang …' },
  saved: { en: 'Board saved', ms: 'Sidang disimpan' },
  remove: { en: 'Take off the board…', ms: 'Keluarkan daripada sidang…' },
  removeTitle: { en: 'Take this person off the board?', ms: 'Keluarkan orang ini daripada sidang?' },
  askAgain: { en: 'Ask again by mail', ms: 'Tanya semula melalui e-mel' },
  asking: { en: 'Sending the mail …', ms: 'Sedang menghantar e-mel …' },
  askedNow: { en: 'The mail is on its way', ms: 'E-mel sedang dihantar' },
  orcidWrong: {
    en: 'This ORCID iD is not right: sixteen digits, and the last one checks the others.',
    ms: 'iD ORCID ini tidak betul: enam belas digit, dan yang terakhir menyemak digit lain.',
  },
  nameMissing: { en: 'Write the name.', ms: 'Tulis nama.' },
  emailWrong: {
    en: 'Write a whole address, such as name@upm.edu.my.',
    ms: 'Tulis alamat penuh, contohnya nama@upm.edu.my.',
  },
  termWrong: { en: 'The term ends before it begins.', ms: 'Penggal berakhir sebelum bermula.' },
});

export const boardCount = {
  en: ({ people, countries }) =>
    `${people === 1 ? '1 person' : `${people} people`}, ${countries === 1 ? '1 country' : `${countries} countries`}`,
  ms: ({ people, countries }) => `${people} orang, ${countries} negara`,
} satisfies TextWith<{ people: number; countries: number }>;

/** The page on which somebody agrees to stand on a board. */
export const boardConsent = words({
  title: { en: 'Do you stand on this editorial board?', ms: 'Adakah anda ahli sidang editor ini?' },
  lead: {
    en: 'The journal names you on its editorial board. Readers see your name only if you agree.',
    ms: 'Jurnal ini menamakan anda dalam sidang editornya. Pembaca melihat nama anda hanya jika anda bersetuju.',
  },
  journal: { en: 'Journal', ms: 'Jurnal' },
  publisher: { en: 'Publisher', ms: 'Penerbit' },
  asMember: { en: 'Your name as given', ms: 'Nama anda seperti yang diberikan' },
  nothingYet: {
    en: 'Nothing has happened yet: opening this page agrees to nothing.',
    ms: 'Belum ada apa-apa berlaku: membuka halaman ini tidak bermakna bersetuju.',
  },
  agree: { en: 'I agree', ms: 'Saya bersetuju' },
  decline: { en: 'I do not agree', ms: 'Saya tidak bersetuju' },
  declineTitle: { en: 'Do you not stand on this board?', ms: 'Anda bukan ahli sidang ini?' },
  declineWhy: {
    en: 'The journal reads your answer and what you write. Your name is not shown.',
    ms: 'Jurnal membaca jawapan dan catatan anda. Nama anda tidak dipaparkan.',
  },
  word: { en: 'A word to the journal', ms: 'Catatan kepada jurnal' },
  answering: { en: 'Saving your answer …', ms: 'Sedang menyimpan jawapan …' },
  agreed: { en: 'Thank you, you have agreed', ms: 'Terima kasih, anda telah bersetuju' },
  agreedWhy: {
    en: 'Your name stands on the public page of the journal. To be taken off again, write to the journal.',
    ms: 'Nama anda dipaparkan pada laman awam jurnal. Untuk dikeluarkan semula, tulis kepada jurnal.',
  },
  declined: { en: 'You have declined', ms: 'Anda telah menolak' },
  declinedWhy: {
    en: 'Your name is not shown. The journal has been told.',
    ms: 'Nama anda tidak dipaparkan. Jurnal telah dimaklumkan.',
  },
  linkUsed: { en: 'This link is not good any more', ms: 'Pautan ini tidak lagi sah' },
  linkUsedWhy: {
    en: 'It serves once. It was answered, a later mail took its place, or the journal took the entry away.',
    ms: 'Pautan digunakan sekali sahaja. Ia telah dijawab, digantikan oleh e-mel kemudian, atau entri telah dikeluarkan oleh jurnal.',
  },
});

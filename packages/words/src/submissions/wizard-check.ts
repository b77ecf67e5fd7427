import { type TextWith, words } from '../text.ts';

/** Declarations, the last look, and what follows. */
export const wizardCheck = {
  ...words({
    declarationsLead: {
      en: 'Published with the article. Write in the language of the article.',
      ms: 'Diterbitkan bersama artikel. Tulis dalam bahasa artikel.',
    },
    competing_interests: { en: 'Competing interests', ms: 'Konflik kepentingan' },
    competing_interestsHelp: {
      en: 'Anything that could seem to influence the work: money, posts, family ties.',
      ms: 'Apa-apa yang boleh dilihat mempengaruhi kajian: wang, jawatan, pertalian keluarga.',
    },
    funding: { en: 'Funding', ms: 'Pembiayaan' },
    fundingHelp: {
      en: 'Funder and grant number, such as FRGS/1/2024/WAB05/UPM/02/3.',
      ms: 'Pembiaya dan nombor geran, contohnya FRGS/1/2024/WAB05/UPM/02/3.',
    },
    data_availability: { en: 'Availability of data', ms: 'Ketersediaan data' },
    data_availabilityHelp: {
      en: 'Where the data are, with their address, or why they cannot be shared.',
      ms: 'Tempat data disimpan, dengan alamatnya, atau sebab data tidak boleh dikongsi.',
    },
    ethics: { en: 'Ethics', ms: 'Etika' },
    ethicsHelp: {
      en: 'Approval of the committee and its number, consent of those who took part.',
      ms: 'Kelulusan jawatankuasa dan nombornya, persetujuan peserta.',
    },
    ai_use: { en: 'Use of artificial intelligence', ms: 'Penggunaan kecerdasan buatan' },
    ai_useHelp: {
      en: 'Which tools, and what for. Authors answer for all of it.',
      ms: 'Alat yang digunakan dan tujuannya. Pengarang bertanggungjawab atas semuanya.',
    },
    writeNone: { en: 'Write that there are none', ms: 'Tulis bahawa tiada' },

    checkLead: {
      en: 'This is what the journal receives. Afterwards it can no longer be changed here.',
      ms: 'Inilah yang diterima oleh jurnal. Selepas itu ia tidak boleh diubah lagi di sini.',
    },
    complete: { en: 'Everything that is needed is there.', ms: 'Semua yang diperlukan sudah ada.' },
    change: { en: 'Change', ms: 'Ubah' },
    nothingGiven: { en: 'not given', ms: 'tidak diberi' },
    submit: { en: 'Submit to the journal', ms: 'Hantar kepada jurnal' },
    submitting: { en: 'Submitting …', ms: 'Sedang menghantar …' },
    submitTitle: { en: 'Submit this article?', ms: 'Hantar artikel ini?' },
    sentTitle: { en: 'Your article has been submitted', ms: 'Artikel anda telah dihantar' },
    number: { en: 'Number', ms: 'Nombor' },
    next: { en: 'What happens next', ms: 'Langkah seterusnya' },
    nextMail: {
      en: 'A mail confirms the number. Quote it whenever you write to the journal.',
      ms: 'E-mel akan mengesahkan nombor ini. Nyatakan nombor ini setiap kali anda menulis kepada jurnal.',
    },
    nextEditor: {
      en: 'An editor looks at the article first and decides whether it goes to reviewers.',
      ms: 'Editor akan melihat artikel dahulu dan memutuskan sama ada ia dihantar kepada pewasit.',
    },
    nextReview: {
      en: 'Reviewers read it. When their reports are in, the editor writes to you.',
      ms: 'Pewasit membacanya. Apabila ulasan diterima, editor akan menulis kepada anda.',
    },
    nextFollow: {
      en: 'You can follow each step in My Submissions.',
      ms: 'Anda boleh mengikuti setiap langkah dalam Penghantaran saya.',
    },
    openArticle: { en: 'Follow the article', ms: 'Ikuti artikel' },
    toList: { en: 'My submissions', ms: 'Penghantaran saya' },
  }),
  stillMissing: {
    en: ({ count }) => (count === 1 ? '1 thing is still missing' : `${count} things are still missing`),
    ms: ({ count }) => `${count} perkara masih belum lengkap`,
  } satisfies TextWith<{ count: number }>,
  submitWhy: {
    en: ({ journal }) =>
      `It goes to ${journal} and gets its number. You can then change nothing until an editor asks you to.`,
    ms: ({ journal }) =>
      `Artikel dihantar kepada ${journal} dan diberi nombor. Selepas itu anda tidak boleh mengubah apa-apa sehingga editor memintanya.`,
  } satisfies TextWith<{ journal: string }>,
  more: {
    en: ({ count }) => `and ${count} more`,
    ms: ({ count }) => `dan ${count} lagi`,
  } satisfies TextWith<{ count: number }>,
};

/** What is written for those who declare that there are none, in the language of the article. */
export const noneDeclared: Record<string, Record<'en' | 'ms', string>> = {
  competing_interests: {
    en: 'The authors declare no competing interests.',
    ms: 'Pengarang mengisytiharkan tiada konflik kepentingan.',
  },
  funding: { en: 'This work received no external funding.', ms: 'Kajian ini tidak menerima pembiayaan luar.' },
  data_availability: {
    en: 'No new data were created for this work.',
    ms: 'Tiada data baharu dihasilkan bagi kajian ini.',
  },
  ethics: { en: 'This work needed no ethical approval.', ms: 'Kajian ini tidak memerlukan kelulusan etika.' },
  ai_use: { en: 'No artificial intelligence was used.', ms: 'Tiada kecerdasan buatan digunakan.' },
};

import { type TextWith, words } from '../text.ts';

/** Messages about an article, or about a journal without one. */
export const messaging = {
  ...words({
    title: { en: 'Messages', ms: 'Mesej' },
    lead: {
      en: 'Seen by who sent and who got them, and by the editors.',
      ms: 'Dilihat oleh pengirim, penerima dan editor.',
    },
    you: { en: 'You', ms: 'Anda' },
    left: { en: 'Somebody who has left', ms: 'Orang yang tidak lagi terlibat' },
    someone: { en: 'Somebody of this article', ms: 'Seseorang dalam artikel ini' },
    empty: { en: 'No messages yet', ms: 'Belum ada mesej' },
    teamLead: {
      en: 'Seen by who sent and who got them, and by nobody else.',
      ms: 'Dilihat oleh pengirim dan penerima sahaja.',
    },
    teamTitle: { en: 'Messages of the team', ms: 'Mesej pasukan' },
    teamEmptyWhy: {
      en: 'What the team of this journal writes to each other, apart from articles, appears here.',
      ms: 'Mesej antara ahli pasukan jurnal ini, selain mesej tentang artikel, dipaparkan di sini.',
    },
    writeToTeam: { en: 'Write to the team', ms: 'Tulis kepada pasukan' },
    answer: { en: 'Answer', ms: 'Balas' },
    wholeTeam: { en: 'All of the team', ms: 'Semua ahli pasukan' },
    othersOfTeam: { en: 'others of the team', ms: 'ahli pasukan yang lain' },
    emptyWhy: {
      en: 'What the people of this article write to each other appears here.',
      ms: 'Mesej antara orang yang terlibat dalam artikel ini dipaparkan di sini.',
    },
    write: { en: 'Write a message', ms: 'Tulis mesej' },
    recipients: { en: 'To', ms: 'Kepada' },
    heading: { en: 'Title', ms: 'Tajuk' },
    subject: { en: 'Subject', ms: 'Perkara' },
    text: { en: 'Message', ms: 'Mesej' },
    byEmail: { en: 'Send a copy by e-mail', ms: 'Hantar salinan melalui e-mel' },
    byEmailHelp: {
      en: 'Without it, the recipients are told in the portal only.',
      ms: 'Tanpa pilihan ini, penerima dimaklumkan dalam portal sahaja.',
    },
    send: { en: 'Send the message', ms: 'Hantar mesej' },
    sending: { en: 'Sending the message …', ms: 'Sedang menghantar mesej …' },
    nobodyChosen: { en: 'Choose at least one recipient.', ms: 'Pilih sekurang-kurangnya seorang penerima.' },
    missing: { en: 'Fill in this field.', ms: 'Isi medan ini.' },
    remove: { en: 'Take back…', ms: 'Tarik balik…' },
    removeTitle: { en: 'Take back this message?', ms: 'Tarik balik mesej ini?' },
    removeWhy: {
      en: 'Nobody reads it here any more. A copy that went out by e-mail cannot be called back.',
      ms: 'Mesej ini tidak lagi boleh dibaca di sini. Salinan e-mel yang telah dihantar tidak boleh ditarik balik.',
    },
    removing: { en: 'Taking back …', ms: 'Sedang menarik balik …' },
    removed: { en: 'Message taken back', ms: 'Mesej ditarik balik' },
    mailed: { en: 'also by e-mail', ms: 'juga melalui e-mel' },
    unread: { en: 'New', ms: 'Baharu' },
  }),
  /** Where a name is not for the reader: the part that somebody has in the article. */
  parts: words({
    author: { en: 'The authors', ms: 'Pengarang' },
    editor: { en: 'The editors', ms: 'Sidang editor' },
    production: { en: 'The production team', ms: 'Pasukan produksi' },
    reviewer: { en: 'A reviewer', ms: 'Pewasit' },
  }),
  /** The part beside a name. */
  roles: words({
    author: { en: 'Author', ms: 'Pengarang' },
    editor: { en: 'Editor', ms: 'Editor' },
    production: { en: 'Production', ms: 'Produksi' },
    reviewer: { en: 'Reviewer', ms: 'Pewasit' },
    administrator: { en: 'Administrator', ms: 'Pentadbir' },
  }),
  from: {
    en: ({ firstname }) => `Message from ${firstname}`,
    ms: ({ firstname }) => `Mesej daripada ${firstname}`,
  } satisfies TextWith<{ firstname: string }>,
  /** Specification, section 9. */
  update: {
    en: ({ journal }) => `UPDATE FROM JOURNAL : ${journal}`,
    ms: ({ journal }) => `MAKLUMAN DARIPADA JURNAL : ${journal}`,
  } satisfies TextWith<{ journal: string }>,
  re: {
    en: ({ subject }) => (/^re: /i.test(subject) ? subject : `Re: ${subject}`).slice(0, 300),
    ms: ({ subject }) => (/^bls: /i.test(subject) ? subject : `Bls: ${subject}`).slice(0, 300),
  } satisfies TextWith<{ subject: string }>,
  to: {
    en: ({ names }) => `to ${names}`,
    ms: ({ names }) => `kepada ${names}`,
  } satisfies TextWith<{ names: string }>,
};

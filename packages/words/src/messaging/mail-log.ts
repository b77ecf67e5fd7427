import { type TextWith, words } from '../text.ts';

/** The log of all mails. */
/** The server stops counting there. */
const countedAtMost = 10_000;

export const mailLog = {
  ...words({
    title: { en: 'Mail Log', ms: 'Log E-mel' },
    lead: {
      en: 'Every mail that the portal has sent or is about to send, and what became of it.',
      ms: 'Setiap e-mel yang telah atau akan dihantar oleh portal, dan nasibnya.',
    },
    search: { en: 'Address or subject', ms: 'Alamat atau perkara' },
    subject: { en: 'Subject', ms: 'Perkara' },
    kind: { en: 'Kind', ms: 'Jenis' },
    state: { en: 'State', ms: 'Keadaan' },
    time: { en: 'Written', ms: 'Ditulis' },
    empty: { en: 'No mails yet', ms: 'Belum ada e-mel' },
    emptyWhy: {
      en: 'Mails appear here as soon as something happens that people are told of.',
      ms: 'E-mel dipaparkan di sini apabila berlaku sesuatu yang perlu dimaklumkan.',
    },
    nothingFound: { en: 'No results found', ms: 'Tiada hasil ditemukan' },
    nothingFoundWhy: {
      en: 'Clear the search and the filters to see all.',
      ms: 'Kosongkan carian dan tapisan untuk melihat semua.',
    },
    clear: { en: 'Clear', ms: 'Kosongkan' },
    resend: { en: 'Send again…', ms: 'Hantar semula…' },
    resendTitle: { en: 'Send this mail again?', ms: 'Hantar e-mel ini semula?' },
    resendWhy: {
      en: 'The same text goes out once more, as a mail of its own.',
      ms: 'Teks yang sama dihantar sekali lagi sebagai e-mel tersendiri.',
    },
    resending: { en: 'Sending again …', ms: 'Sedang menghantar semula …' },
    resent: { en: 'The mail is on its way again', ms: 'E-mel sedang dihantar semula' },
    isResent: { en: 'Sent again', ms: 'Dihantar semula' },
    release: { en: 'Let mails to this address out…', ms: 'Lepaskan e-mel ke alamat ini…' },
    releaseTitle: { en: 'Let the waiting mails out?', ms: 'Lepaskan e-mel yang ditahan?' },
    releaseWhy: {
      en: 'An earlier mail to this address came back. All mails that wait for it will be sent now.',
      ms: 'E-mel terdahulu ke alamat ini dipulangkan. Semua e-mel yang ditahan akan dihantar sekarang.',
    },
    releasing: { en: 'Letting the mails out …', ms: 'Sedang melepaskan e-mel …' },
    released: { en: 'The mails are on their way', ms: 'E-mel sedang dihantar' },
  }),
  states: words({
    queued: { en: 'Waiting to be sent', ms: 'Menunggu dihantar' },
    paused: { en: 'Held: the address sends mail back', ms: 'Ditahan: alamat memulangkan e-mel' },
    sent: { en: 'Sent', ms: 'Dihantar' },
    delivered: { en: 'Delivered', ms: 'Sampai' },
    refused: { en: 'Refused', ms: 'Ditolak' },
    bounced: { en: 'Came back', ms: 'Dipulangkan' },
    complained: { en: 'Marked as unwanted', ms: 'Ditanda sebagai tidak diingini' },
  }),
  mails: {
    en: ({ count }) => (count === 1 ? '1 mail' : count < countedAtMost ? `${count} mails` : 'Over 10,000 mails'),
    ms: ({ count }) => (count < countedAtMost ? `${count} e-mel` : 'Lebih 10,000 e-mel'),
  } satisfies TextWith<{ count: number }>,
};

import type { Recommendation } from '@naskhah/kernel/article-words';
import { type Text, type TextWith, words } from '../text.ts';

export const recommendationWords: Record<Recommendation, Text> = {
  accept: { en: 'Accept', ms: 'Terima' },
  'minor-revision': { en: 'Minor revision', ms: 'Pindaan kecil' },
  'major-revision': { en: 'Major revision', ms: 'Pindaan besar' },
  resubmit: { en: 'Resubmit for review', ms: 'Hantar semula untuk pewasitan' },
  'resubmit-elsewhere': { en: 'Resubmit elsewhere', ms: 'Hantar ke jurnal lain' },
  decline: { en: 'Decline', ms: 'Tolak' },
  'see-comments': { en: 'See comments', ms: 'Lihat ulasan' },
};

export const reviewStateWords = words({
  invited: { en: 'Invited', ms: 'Dijemput' },
  accepted: { en: 'Accepted', ms: 'Menerima' },
  declined: { en: 'Declined', ms: 'Menolak' },
  'in-progress': { en: 'In progress', ms: 'Sedang ditulis' },
  submitted: { en: 'Report submitted', ms: 'Laporan dihantar' },
  considered: { en: 'Report considered', ms: 'Laporan dipertimbangkan' },
  thanked: { en: 'Reviewer thanked', ms: 'Pewasit telah diberi penghargaan' },
  cancelled: { en: 'Cancelled', ms: 'Dibatalkan' },
});

export const anonymityWords = words({
  anonymous: { en: 'Single-anonymous review', ms: 'Pewasitan tanpa nama sehala' },
  'double-anonymous': { en: 'Double-anonymous review', ms: 'Pewasitan tanpa nama dua hala' },
  open: { en: 'Open review', ms: 'Pewasitan terbuka' },
});

export const roundStateWords = words({
  open: { en: 'Open', ms: 'Terbuka' },
  'revisions-requested': { en: 'Revisions requested', ms: 'Pindaan diminta' },
  'revisions-submitted': { en: 'Revisions submitted', ms: 'Pindaan dihantar' },
  resubmit: { en: 'New version requested', ms: 'Versi baharu diminta' },
  accepted: { en: 'Accepted', ms: 'Diterima' },
  declined: { en: 'Declined', ms: 'Ditolak' },
});

/** The reviewers of a round, and finding and inviting them. */
export const reviewRound = {
  ...words({
    reviewer: { en: 'Reviewer', ms: 'Pewasit' },
    state: { en: 'State', ms: 'Keadaan' },
    recommendation: { en: 'Recommendation', ms: 'Syor' },
    noneYet: { en: 'None yet', ms: 'Belum ada' },
    due: { en: 'Due', ms: 'Tarikh akhir' },
    find: { en: 'Find reviewers', ms: 'Cari pewasit' },
    remind: { en: 'Remind now', ms: 'Ingatkan sekarang' },
    reminded: { en: 'Reminder sent', ms: 'Peringatan dihantar' },
    reminding: { en: 'Sending the reminder …', ms: 'Menghantar peringatan …' },
    about: { en: 'About their work', ms: 'Tentang kerjanya' },
    readReport: { en: 'Read report', ms: 'Baca laporan' },
    seeReason: { en: 'See reason', ms: 'Lihat sebab' },
    cancel: { en: 'Cancel review', ms: 'Batalkan pewasitan' },
    cancelled: { en: 'Review cancelled', ms: 'Pewasitan dibatalkan' },
    cancelling: { en: 'Cancelling …', ms: 'Membatalkan …' },
    noReviewers: { en: 'No reviewers yet', ms: 'Belum ada pewasit' },
    noReviewersWhy: {
      en: 'Invited reviewers are listed here with their state and due dates.',
      ms: 'Pewasit yang dijemput disenaraikan di sini berserta keadaan dan tarikh akhir.',
    },
    noReports: { en: 'No reports to read yet', ms: 'Belum ada laporan untuk dibaca' },
    noReportsWhy: {
      en: 'You can read the reports once the editor has decided.',
      ms: 'Anda boleh membaca laporan selepas editor membuat keputusan.',
    },
    noRounds: { en: 'Not in review yet', ms: 'Belum dalam pewasitan' },
    noRoundsWhy: {
      en: 'When the article is sent to review, its rounds appear here.',
      ms: 'Apabila artikel dihantar untuk pewasitan, pusingannya dipaparkan di sini.',
    },
    toAuthor: { en: 'Comments to the author', ms: 'Ulasan kepada pengarang' },
    toEditor: { en: 'Confidential comments to the editor', ms: 'Ulasan sulit kepada editor' },
    nothingWritten: { en: 'Nothing was written here.', ms: 'Tiada apa-apa ditulis di sini.' },
    actions: { en: 'Actions', ms: 'Tindakan' },
    reason: { en: 'Reason', ms: 'Sebab' },
    suggestions: { en: 'Suggested instead', ms: 'Cadangan pengganti' },
    reply: { en: 'Reply of the author', ms: 'Balasan pengarang' },
    searchPeople: { en: 'Name, e-mail or institution', ms: 'Nama, e-mel atau institusi' },
    lastInvited: { en: 'Last invited', ms: 'Jemputan terakhir' },
    invite: { en: 'Invite…', ms: 'Jemput…' },
    nobodyFound: { en: 'Nobody found', ms: 'Tiada sesiapa ditemukan' },
    nobodyFoundWhy: {
      en: 'Try another spelling, or invite somebody new below.',
      ms: 'Cuba ejaan lain, atau jemput orang baharu di bawah.',
    },
    nobodyInTeamWhy: {
      en: 'Only members of the journal’s team can be assigned.',
      ms: 'Hanya ahli pasukan jurnal boleh diagihkan.',
    },
    newPerson: { en: 'Invite somebody new', ms: 'Jemput orang baharu' },
    newPersonWhy: {
      en: 'For a reviewer who has no account here. The link in the mail is enough to review.',
      ms: 'Untuk pewasit yang belum mempunyai akaun. Pautan dalam e-mel sudah memadai untuk mewasit.',
    },
    fullName: { en: 'Full name', ms: 'Nama penuh' },
    email: { en: 'E-mail', ms: 'E-mel' },
    nameMissing: { en: 'Write the name.', ms: 'Tulis nama.' },
    emailWrong: {
      en: 'Write an e-mail address, such as name@university.edu.my.',
      ms: 'Tulis alamat e-mel, contohnya nama@universiti.edu.my.',
    },
    goOn: { en: 'Go on to the mail', ms: 'Teruskan ke e-mel' },
    back: { en: 'Back', ms: 'Kembali' },
    answerDue: { en: 'Answer due', ms: 'Jawapan selewat-lewatnya' },
    reviewDue: { en: 'Review due', ms: 'Tarikh akhir pewasitan' },
    mailSubject: { en: 'Subject', ms: 'Perkara' },
    mailBody: { en: 'Mail', ms: 'E-mel' },
    mailHelp: {
      en: 'It goes out as it stands here. Words in double braces are filled in when it is sent; the link is made then.',
      ms: 'E-mel dihantar seperti yang tertera. Perkataan dalam kurungan berganda diisi semasa dihantar; pautan dijana ketika itu.',
    },
    linkMissing: {
      en: 'Keep {{review_url}} in the mail: the link that opens the review takes its place.',
      ms: 'Kekalkan {{review_url}} dalam e-mel: pautan yang membuka pewasitan menggantikannya.',
    },
    sendInvitation: { en: 'Send the invitation', ms: 'Hantar jemputan' },
    inviting: { en: 'Sending the invitation …', ms: 'Menghantar jemputan …' },
    invited: { en: 'Invitation sent', ms: 'Jemputan dihantar' },
    conflictAuthor: { en: 'Author of this article', ms: 'Pengarang artikel ini' },
    conflictEditor: { en: 'Edits this article', ms: 'Editor artikel ini' },
    conflictInstitution: { en: 'Same institution as an author', ms: 'Institusi sama dengan pengarang' },
    alreadyInvited: { en: 'Already invited', ms: 'Sudah dijemput' },
    assign: { en: 'Assign', ms: 'Agihkan' },
    assigning: { en: 'Assigning …', ms: 'Mengagihkan …' },
    assigned: { en: 'Assigned and told by mail', ms: 'Diagihkan dan dimaklumkan melalui e-mel' },
    assignEditor: { en: 'Assign an editor', ms: 'Agihkan editor' },
    assignCopyeditor: { en: 'Assign a copyeditor', ms: 'Agihkan editor salinan' },
    assignLayout: { en: 'Assign a layout editor', ms: 'Agihkan editor susun atur' },
    isAssigned: { en: 'Assigned', ms: 'Telah diagihkan' },
  }),
  title: {
    en: ({ round }) => `Reviewers, round ${round}`,
    ms: ({ round }) => `Pewasit, pusingan ${round}`,
  } satisfies TextWith<{ round: number }>,
  reportsTitle: {
    en: ({ round }) => `Reports, round ${round}`,
    ms: ({ round }) => `Laporan, pusingan ${round}`,
  } satisfies TextWith<{ round: number }>,
  numbered: {
    en: ({ number }) => `Reviewer ${number}`,
    ms: ({ number }) => `Pewasit ${number}`,
  } satisfies TextWith<{ number: string }>,
  round: { en: ({ round }) => `Round ${round}`, ms: ({ round }) => `Pusingan ${round}` } satisfies TextWith<{
    round: number;
  }>,
  reports: {
    en: ({ count }) => (count === 1 ? '1 report' : `${count} reports`),
    ms: ({ count }) => `${count} laporan`,
  } satisfies TextWith<{ count: number }>,
  atHand: {
    en: ({ count }) => (count === 0 ? 'none at hand' : `${count} at hand`),
    ms: ({ count }) => (count === 0 ? 'tiada pewasitan semasa' : `${count} pewasitan semasa`),
  } satisfies TextWith<{ count: number }>,
  lastInvitedOn: {
    en: ({ date }) => `last invited ${date}`,
    ms: ({ date }) => `jemputan terakhir ${date}`,
  } satisfies TextWith<{ date: string }>,
  cancelAsk: {
    en: ({ name }) => `The review by ${name} ends and cannot be answered any more.`,
    ms: ({ name }) => `Pewasitan oleh ${name} tamat dan tidak boleh dijawab lagi.`,
  } satisfies TextWith<{ name: string }>,
  remindAsk: {
    en: ({ name }) => `${name} gets a mail with a fresh link. Earlier links stop working.`,
    ms: ({ name }) => `${name} akan menerima e-mel dengan pautan baharu. Pautan terdahulu tidak lagi berfungsi.`,
  } satisfies TextWith<{ name: string }>,
  inviteTitle: {
    en: ({ name }) => `Invite ${name}`,
    ms: ({ name }) => `Jemput ${name}`,
  } satisfies TextWith<{ name: string }>,
  reportOf: {
    en: ({ name }) => `Report by ${name}`,
    ms: ({ name }) => `Laporan oleh ${name}`,
  } satisfies TextWith<{ name: string }>,
  reasonOf: {
    en: ({ name }) => `${name} declined`,
    ms: ({ name }) => `${name} menolak`,
  } satisfies TextWith<{ name: string }>,
  actionFor: {
    en: ({ act, name }) => `${act}: ${name}`,
    ms: ({ act, name }) => `${act}: ${name}`,
  } satisfies TextWith<{ act: string; name: string }>,
};

import { type TextWith, words } from '../text.ts';

export const invitationKindWords = words({
  register: { en: 'Register', ms: 'Mendaftar' },
  role: { en: 'Take a role', ms: 'Memegang peranan' },
  journal: { en: 'Join a journal', ms: 'Menyertai jurnal' },
  review: { en: 'Review', ms: 'Mewasit' },
  authorship: { en: 'Confirm authorship', ms: 'Mengesahkan kepengarangan' },
  evaluate: { en: 'Evaluate journals', ms: 'Menilai jurnal' },
});

export const invitationStateWords = words({
  open: { en: 'Open', ms: 'Terbuka' },
  accepted: { en: 'Accepted', ms: 'Diterima' },
  declined: { en: 'Declined', ms: 'Ditolak' },
  revoked: { en: 'Taken back', ms: 'Ditarik balik' },
  expired: { en: 'Expired', ms: 'Luput' },
});

/** The list of invitations, inviting, and the page that the link of an invitation opens. */
export const invitations = {
  ...words({
    title: { en: 'Invitation List', ms: 'Senarai Jemputan' },
    lead: {
      en: 'What you are invited to, and what became of it.',
      ms: 'Jemputan kepada anda dan perkembangannya.',
    },
    leadAll: {
      en: 'Invitations of every kind, and what became of them.',
      ms: 'Semua jenis jemputan dan perkembangannya.',
    },
    views: { en: 'Views', ms: 'Paparan' },
    mine: { en: 'To me', ms: 'Kepada saya' },
    all: { en: 'All', ms: 'Semua' },
    search: { en: 'Name, address, journal, article', ms: 'Nama, alamat, jurnal, artikel' },
    kind: { en: 'Kind', ms: 'Jenis' },
    state: { en: 'State', ms: 'Keadaan' },
    invited: { en: 'Invited', ms: 'Dijemput' },
    to: { en: 'To', ms: 'Untuk' },
    sent: { en: 'Sent', ms: 'Dihantar' },
    expires: { en: 'Good until', ms: 'Sah sehingga' },
    noEnd: { en: 'no end', ms: 'tiada had' },
    platform: { en: 'The portal', ms: 'Portal' },
    empty: { en: 'No invitations', ms: 'Tiada jemputan' },
    emptyMine: {
      en: 'When somebody invites you to a role, a journal or a review, it appears here.',
      ms: 'Apabila seseorang menjemput anda ke peranan, jurnal atau pewasitan, jemputan dipaparkan di sini.',
    },
    emptyAll: {
      en: 'Invitations appear here as soon as somebody is invited.',
      ms: 'Jemputan dipaparkan di sini sebaik sahaja seseorang dijemput.',
    },
    nothingFound: { en: 'No results found', ms: 'Tiada hasil ditemukan' },
    nothingFoundWhy: {
      en: 'No invitation fits. Clear the search and the filters to see all.',
      ms: 'Tiada jemputan yang sepadan. Kosongkan carian dan tapisan untuk melihat semua.',
    },
    clear: { en: 'Clear the filters', ms: 'Kosongkan tapisan' },
    accept: { en: 'Accept', ms: 'Terima' },
    decline: { en: 'Decline', ms: 'Tolak' },
    accepting: { en: 'Accepting …', ms: 'Sedang menerima …' },
    acceptedNow: { en: 'Invitation accepted', ms: 'Jemputan diterima' },
    declining: { en: 'Declining …', ms: 'Sedang menolak …' },
    declinedNow: { en: 'Invitation declined', ms: 'Jemputan ditolak' },
    declineTitle: { en: 'Decline this invitation?', ms: 'Tolak jemputan ini?' },
    declineWhy: {
      en: 'Whoever invited you sees that you declined. They can invite you again.',
      ms: 'Orang yang menjemput akan melihat bahawa anda menolak dan boleh menjemput semula.',
    },
    openReview: { en: 'Open the review', ms: 'Buka pewasitan' },
    resend: { en: 'Send again', ms: 'Hantar semula' },
    resending: { en: 'Sending …', ms: 'Sedang menghantar …' },
    resent: { en: 'Invitation sent again', ms: 'Jemputan dihantar semula' },
    revoke: { en: 'Take back', ms: 'Tarik balik' },
    revoking: { en: 'Taking back …', ms: 'Sedang menarik balik …' },
    revoked: { en: 'Invitation taken back', ms: 'Jemputan ditarik balik' },
    revokeTitle: { en: 'Take this invitation back?', ms: 'Tarik balik jemputan ini?' },
    revokeWhy: { en: 'Its link is no longer good.', ms: 'Pautannya tidak lagi sah.' },
    answer: { en: 'Your answer', ms: 'Jawapan anda' },

    invite: { en: 'Invite somebody', ms: 'Jemput seseorang' },
    inviteWhy: {
      en: 'The person gets a mail with a link and decides. Nothing is given before they accept.',
      ms: 'Orang itu menerima e-mel dengan pautan dan membuat keputusan. Tiada apa-apa diberi sebelum jemputan diterima.',
    },
    inviteTo: { en: 'Invite to', ms: 'Jemput untuk' },
    role: { en: 'Role', ms: 'Peranan' },
    journal: { en: 'Journal', ms: 'Jurnal' },
    email: { en: 'E-mail address', ms: 'Alamat e-mel' },
    name: { en: 'Name', ms: 'Nama' },
    nameHelp: {
      en: 'Used when there is no account with this address yet.',
      ms: 'Digunakan jika belum ada akaun dengan alamat ini.',
    },
    language: { en: 'Language of the mail', ms: 'Bahasa e-mel' },
    message: { en: 'A few words of your own', ms: 'Beberapa patah kata daripada anda' },
    send: { en: 'Send the invitation', ms: 'Hantar jemputan' },
    sending: { en: 'Sending the invitation …', ms: 'Sedang menghantar jemputan …' },
    sentNow: { en: 'Invitation sent', ms: 'Jemputan dihantar' },
    cancel: { en: 'Cancel', ms: 'Batal' },
    faultEmail: {
      en: 'Write the address like name@university.edu.my.',
      ms: 'Tulis alamat seperti nama@universiti.edu.my.',
    },
    faultRole: { en: 'Choose the role.', ms: 'Pilih peranan.' },
    faultPreset: { en: 'Choose the preset.', ms: 'Pilih praset.' },
    faultName: { en: 'Write the name of the person.', ms: 'Tulis nama orang itu.' },
    inviteByMail: { en: 'Invite by e-mail', ms: 'Jemput melalui e-mel' },
    ofTeam: { en: 'Invitations under way', ms: 'Jemputan dalam proses' },
    noneOfTeam: {
      en: 'Nobody is invited to this journal at the moment.',
      ms: 'Tiada jemputan ke jurnal ini buat masa ini.',
    },
    deletedPreset: { en: 'preset deleted', ms: 'praset telah dipadam' },
    faultJournal: { en: 'Choose the journal.', ms: 'Pilih jurnal.' },

    titleRegister: { en: 'You are invited', ms: 'Anda dijemput' },
    titleRole: { en: 'You are invited to take a role', ms: 'Anda dijemput memegang peranan' },
    titleJournal: { en: 'You are invited to a journal’s team', ms: 'Anda dijemput menyertai pasukan jurnal' },
    preset: { en: 'As', ms: 'Sebagai' },
    presetGone: {
      en: 'The preset that this invitation gives was deleted. Ask the journal for a new invitation.',
      ms: 'Praset yang diberi oleh jemputan ini telah dipadam. Minta jemputan baharu daripada jurnal.',
    },
    invitedBy: { en: 'Invited by', ms: 'Dijemput oleh' },
    address: { en: 'Sent to', ms: 'Dihantar kepada' },
    newHere: {
      en: 'There is no account with your address yet. Choose a password; accepting makes the account.',
      ms: 'Belum ada akaun dengan alamat anda. Pilih kata laluan; akaun dibuat apabila anda menerima jemputan.',
    },
    knownHere: {
      en: 'You have an account with this address. Log in, and the invitation waits in your list.',
      ms: 'Anda mempunyai akaun dengan alamat ini. Log masuk, dan jemputan menunggu dalam senarai anda.',
    },
    ownName: { en: 'Your full name', ms: 'Nama penuh anda' },
    password: { en: 'Password', ms: 'Kata laluan' },
    logIn: { en: 'Log in and see the invitation', ms: 'Log masuk dan lihat jemputan' },
    closedTitle: { en: 'This invitation is closed', ms: 'Jemputan ini telah ditutup' },
    closedWhy: {
      en: 'It was answered, taken back or is too old. Ask whoever sent it for a new one.',
      ms: 'Jemputan telah dijawab, ditarik balik atau luput. Minta jemputan baharu daripada penghantarnya.',
    },
    thanks: { en: 'Your answer was saved', ms: 'Jawapan anda disimpan' },
    thanksWhy: { en: 'You need do nothing more.', ms: 'Anda tidak perlu berbuat apa-apa lagi.' },

    confirmTitle: { en: 'Confirm an e-mail address', ms: 'Sahkan alamat e-mel' },
    confirmLead: {
      en: 'This link was mailed to an address that is to be added to your account.',
      ms: 'Pautan ini dihantar ke alamat yang akan ditambah pada akaun anda.',
    },
    confirmAddress: { en: 'Add the address to my account', ms: 'Tambah alamat pada akaun saya' },
    confirming: { en: 'Adding the address …', ms: 'Sedang menambah alamat …' },
    addressAdded: { en: 'Address added', ms: 'Alamat ditambah' },
    noAddress: { en: 'There is nothing to confirm here', ms: 'Tiada apa-apa untuk disahkan di sini' },
    noAddressWhy: {
      en: 'Open the link of the mail as a whole.',
      ms: 'Buka pautan penuh daripada e-mel.',
    },
    toProfile: { en: 'To my profile', ms: 'Ke profil saya' },
  }),
  found: {
    en: ({ count }) => (count === 1 ? '1 invitation' : `${count} invitations`),
    ms: ({ count }) => `${count} jemputan`,
  } satisfies TextWith<{ count: number }>,
  byWhom: {
    en: ({ name }) => `by ${name}`,
    ms: ({ name }) => `oleh ${name}`,
  } satisfies TextWith<{ name: string }>,
  actionsNamed: {
    en: ({ name }) => `Actions for ${name}`,
    ms: ({ name }) => `Tindakan untuk ${name}`,
  } satisfies TextWith<{ name: string }>,
};

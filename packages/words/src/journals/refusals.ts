/** Why something about a journal was not done. */
export const journalRefusals = {
  'path-reserved': {
    en: 'The portal itself uses this address. Choose another.',
    ms: 'Alamat ini digunakan oleh portal. Pilih yang lain.',
  },
  'by-update-request': {
    en: 'The secretariat verified this. To change it, send an update request, which the secretariat decides on.',
    ms: 'Perkara ini telah disahkan oleh urus setia. Untuk mengubahnya, hantar permohonan kemas kini yang diputuskan oleh urus setia.',
  },
  'discipline-not-found': {
    en: 'This is none of the journal’s disciplines. Look at them again.',
    ms: 'Ini bukan disiplin jurnal. Lihat semula senarainya.',
  },
  'member-not-found': { en: 'This person is not on the board.', ms: 'Orang ini tiada dalam sidang.' },
  'member-incomplete': {
    en: 'Give the name and what the person is on the board.',
    ms: 'Beri nama dan kedudukan orang itu dalam sidang.',
  },
  'term-ends-before': {
    en: 'The term ends before it begins. Correct one of the two days.',
    ms: 'Penggal berakhir sebelum bermula. Betulkan salah satu tarikh.',
  },
  'board-full': {
    en: 'A board holds 200 people. Take somebody off first.',
    ms: 'Sidang boleh memuatkan 200 orang. Keluarkan seseorang dahulu.',
  },
  'other-members': {
    en: 'Somebody was added to the board or taken off meanwhile. Look at it again, then set the order.',
    ms: 'Sidang telah berubah sementara itu. Lihat semula, kemudian tetapkan susunan.',
  },
  'address-missing': {
    en: 'There is no e-mail address to ask at. Add one first.',
    ms: 'Tiada alamat e-mel untuk bertanya. Tambah alamat dahulu.',
  },
  'consent-answered': {
    en: 'This person has agreed already; nothing needs to be done.',
    ms: 'Orang ini telah bersetuju; tiada apa-apa perlu dibuat.',
  },
};

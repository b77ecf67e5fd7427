import { words } from '../text.ts';

/** Why something about mails, notifications and messages was not done. */
export const messagingRefusals = words({
  'event-not-found': { en: 'The portal sends no mail of this kind.', ms: 'Portal tidak menghantar e-mel jenis ini.' },
  'event-needed': {
    en: 'People cannot do without this mail, so it is always sent.',
    ms: 'E-mel ini amat diperlukan, jadi ia sentiasa dihantar.',
  },
  'variables-wrong': {
    en: 'Some variables need attention. Nothing was saved.',
    ms: 'Beberapa pemboleh ubah perlu diperbetulkan. Tiada apa-apa disimpan.',
  },
  'version-not-found': { en: 'This earlier text is not there.', ms: 'Teks terdahulu ini tiada.' },
  'mail-not-found': { en: 'This mail was not found.', ms: 'E-mel ini tidak ditemui.' },
  'mail-still-waits': {
    en: 'This mail has not been sent yet, so it cannot be sent again.',
    ms: 'E-mel ini belum dihantar, jadi tidak boleh dihantar semula.',
  },
  'mail-not-resendable': {
    en: 'A code works only for minutes. Ask the person to request a new one.',
    ms: 'Kod hanya sah selama beberapa minit. Minta orang itu memohon kod baharu.',
  },
  'address-not-found': { en: 'No mails wait for this address.', ms: 'Tiada e-mel menunggu untuk alamat ini.' },
  'message-not-found': { en: 'This message was not found.', ms: 'Mesej ini tidak ditemui.' },
  'recipient-not-allowed': {
    en: 'One of the recipients cannot be written to about this article. Choose again.',
    ms: 'Salah seorang penerima tidak boleh dihubungi tentang artikel ini. Pilih semula.',
  },
  'task-not-found': { en: 'This task was not found.', ms: 'Tugasan ini tidak ditemui.' },
  'task-closed': {
    en: 'This task is closed already and stays as it is.',
    ms: 'Tugasan ini telah ditutup dan kekal seperti sedia ada.',
  },
  'task-blocks': {
    en: 'The article waits for a task that is still open. Close the task, or take the mark off it; then decide.',
    ms: 'Artikel menunggu tugasan yang belum selesai. Tutup tugasan itu, atau buang tandanya; kemudian buat keputusan.',
  },
  'assignee-not-allowed': {
    en: 'This person does not work on the article. Choose one of its editors or production staff.',
    ms: 'Orang ini tidak mengendalikan artikel ini. Pilih editor atau petugas produksinya.',
  },
  'sender-is-another': {
    en: 'A message can be sent only in your own name.',
    ms: 'Mesej hanya boleh dihantar atas nama anda sendiri.',
  },
  'preset-not-found': { en: 'This preset was not found.', ms: 'Praset ini tidak ditemui.' },
  'preset-in-use': {
    en: 'People still hold this preset. Take it from them first, then delete it.',
    ms: 'Praset ini masih dipegang. Tarik balik daripada pemegangnya dahulu, kemudian padam.',
  },
  'role-in-use': {
    en: 'People still hold this role, or are invited to it. Take it from them and revoke the invitations first, then delete it.',
    ms: 'Peranan ini masih dipegang atau masih ada jemputan untuknya. Tarik balik peranan dan jemputan itu dahulu, kemudian padam.',
  },
  'role-is-shipped': {
    en: 'This role belongs to the platform and stays. Take it from people who should not hold it.',
    ms: 'Peranan ini milik platform dan kekal. Tarik balik daripada pemegang yang tidak sepatutnya.',
  },
  'role-name-taken': {
    en: 'Another role of the platform has this name. Choose a different one.',
    ms: 'Peranan lain platform menggunakan nama ini. Pilih nama lain.',
  },
  'preset-name-taken': {
    en: 'Another preset of this journal has this name. Choose a different one.',
    ms: 'Praset lain bagi jurnal ini menggunakan nama ini. Pilih nama lain.',
  },
  'beyond-own-access': {
    en: 'You can give no more than you hold yourself.',
    ms: 'Anda tidak boleh memberi lebih daripada capaian anda sendiri.',
  },
  'last-manager': {
    en: 'Somebody has to manage the team. Give this access to another person first.',
    ms: 'Mesti ada orang yang mengurus pasukan. Beri capaian ini kepada orang lain dahulu.',
  },
  'too-many-lines': {
    en: 'A list holds at most 1,000 lines. Send it in parts.',
    ms: 'Senarai memuatkan paling banyak 1,000 baris. Hantar secara berperingkat.',
  },
  'articles-need-an-editor': {
    en: 'Articles would be left without an editor. Choose who takes them over.',
    ms: 'Ada artikel yang akan tinggal tanpa editor. Pilih pengambil alihnya.',
  },
  'successor-cannot-edit': {
    en: 'This person cannot edit one of the articles: they wrote or review it, or decide nothing in this journal. Choose somebody else.',
    ms: 'Orang ini tidak boleh menyunting salah satu artikel: pengarang atau pewasitnya, atau tidak membuat keputusan dalam jurnal ini. Pilih orang lain.',
  },
  'assignment-not-found': { en: 'This person does not hold this preset.', ms: 'Orang ini tidak memegang praset ini.' },
  'role-not-found': { en: 'This role was not found.', ms: 'Peranan ini tidak ditemui.' },
  'administrator-stays': {
    en: 'The Administrator role keeps its flag.',
    ms: 'Peranan Pentadbir mengekalkan benderanya.',
  },
});

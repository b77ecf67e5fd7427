import { words } from './text.ts';

/** Why something was not done, what was kept, and what to do now. */
export const refusalWords = words({
  'could-not-be-done': { en: 'Error Processing Request', ms: 'Ralat Memproses Permintaan' },
  'input-refused': {
    en: 'Some fields need attention. Nothing was saved.',
    ms: 'Beberapa medan perlu diperbetulkan. Tiada apa-apa disimpan.',
  },
  'unreadable-body': { en: 'The request could not be read.', ms: 'Permintaan tidak dapat dibaca.' },
  'not-found': { en: 'This was not found.', ms: 'Perkara ini tidak ditemui.' },
  'not-logged-in': { en: 'Log in to go on.', ms: 'Log masuk untuk meneruskan.' },
  'not-allowed': { en: 'You may not do this.', ms: 'Anda tidak dibenarkan melakukan ini.' },
  'other-origin': { en: 'This request came from another site.', ms: 'Permintaan ini datang dari laman lain.' },
  'not-built-yet': { en: 'This part of the portal is not available yet.', ms: 'Bahagian portal ini belum tersedia.' },
  'too-large': { en: 'This is larger than allowed.', ms: 'Ini melebihi saiz yang dibenarkan.' },
  'wrong-type': {
    en: 'This type of file is not accepted here. The content decides, not the name.',
    ms: 'Jenis fail ini tidak diterima di sini. Kandungan yang menentukan, bukan nama.',
  },
  'too-many-tries': {
    en: 'Too many tries. Wait an hour and try again.',
    ms: 'Terlalu banyak percubaan. Tunggu sejam dan cuba lagi.',
  },
  'stale-version': {
    en: 'Somebody else changed this in the meantime. Look at the changes and save again.',
    ms: 'Orang lain telah mengubah perkara ini sementara itu. Lihat perubahannya dan simpan semula.',
  },
  'login-failed': { en: 'User / Email Not Found', ms: 'Pengguna / E-mel Tidak Ditemui' },
  'account-suspended': {
    en: 'This account is suspended. Write to the portal if you think it should not be.',
    ms: 'Akaun ini digantung. Hubungi portal jika anda rasa ia tidak sepatutnya digantung.',
  },
  'password-refused': { en: 'Choose another password.', ms: 'Pilih kata laluan lain.' },
  'old-password-wrong': { en: 'The present password is not right.', ms: 'Kata laluan semasa tidak betul.' },
  'code-wrong': {
    en: 'This code is wrong, used or too old. Ask for a new one.',
    ms: 'Kod ini salah, telah digunakan atau terlalu lama. Minta kod baharu.',
  },
  'ticket-used': {
    en: 'This link or code was used already or is too old. Ask for a new one.',
    ms: 'Pautan atau kod ini telah digunakan atau terlalu lama. Minta yang baharu.',
  },
  'role-not-held': { en: 'You do not hold this role.', ms: 'Anda tidak memegang peranan ini.' },
  'orcid-wrong': {
    en: 'This is not an ORCID iD: 16 digits, the last may be X.',
    ms: 'Ini bukan iD ORCID: 16 digit, yang terakhir boleh jadi X.',
  },
  'orcid-taken': { en: 'Another account has this ORCID iD.', ms: 'Akaun lain mempunyai iD ORCID ini.' },
  'two-primary-affiliations': {
    en: 'Only one affiliation can be the primary one.',
    ms: 'Hanya satu afiliasi boleh menjadi yang utama.',
  },
  'email-taken': {
    en: 'There is an account with this e-mail address.',
    ms: 'Sudah ada akaun dengan alamat e-mel ini.',
  },
  'person-not-found': { en: 'This person was not found.', ms: 'Orang ini tidak ditemui.' },
  'not-into-administrator': {
    en: 'You cannot act as another Administrator.',
    ms: 'Anda tidak boleh bertindak sebagai Pentadbir lain.',
  },
  'not-while-switched': {
    en: 'This cannot be done while acting as another person.',
    ms: 'Ini tidak boleh dilakukan semasa bertindak sebagai orang lain.',
  },
  'not-switched': { en: 'You are acting as yourself.', ms: 'Anda bertindak sebagai diri sendiri.' },
  'list-not-found': { en: 'There is no such list.', ms: 'Tiada senarai sedemikian.' },
  'journal-not-found': { en: 'This journal was not found.', ms: 'Jurnal ini tidak ditemui.' },
});

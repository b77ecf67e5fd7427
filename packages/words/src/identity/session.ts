import { words } from '../text.ts';

/** The login page. It is read first, so it stands alone. */
export const session = words({
  login: { en: 'Log in', ms: 'Log masuk' },
  loggingIn: { en: 'Logging in …', ms: 'Sedang log masuk …' },
  email: { en: 'E-mail', ms: 'E-mel' },
  password: { en: 'Password', ms: 'Kata laluan' },
  forgot: { en: 'Forgot password?', ms: 'Lupa kata laluan?' },
  register: { en: 'Register', ms: 'Daftar' },
  loginFailed: { en: 'User / Email Not Found', ms: 'Pengguna / E-mel Tidak Ditemukan' },
  loginFailedHow: {
    en: 'Check both and log in again, or reset the password.',
    ms: 'Semak kedua-duanya dan log masuk semula, atau tetapkan semula kata laluan.',
  },
  newHere: { en: 'New here?', ms: 'Baharu di sini?' },
  newHereWhy: {
    en: 'to submit or review. Reviewers with a link from a journal need no account.',
    ms: 'untuk menghantar atau mewasit. Pewasit yang menerima pautan daripada jurnal tidak memerlukan akaun.',
  },
  claim: { en: 'Manuscripts in, journals out.', ms: 'Manuskrip masuk, jurnal keluar.' },
  claimWhy: {
    en: 'Submission, peer review, publishing and evaluation of Malaysian scholarly journals, in one place.',
    ms: 'Penghantaran, pewasitan, penerbitan dan penilaian jurnal ilmiah Malaysia, di satu tempat.',
  },
  readers: { en: 'Read without an account', ms: 'Baca tanpa akaun' },
  journals: { en: 'Journals', ms: 'Jurnal' },
  journalsWhy: { en: 'By discipline and publisher', ms: 'Mengikut disiplin dan penerbit' },
  searchArticles: { en: 'Search articles', ms: 'Cari artikel' },
  searchArticlesWhy: { en: 'Title, author, keyword, DOI', ms: 'Tajuk, pengarang, kata kunci, DOI' },
  forReaders: { en: 'For readers', ms: 'Untuk pembaca' },
  demoAccounts: { en: 'Demonstration accounts', ms: 'Akaun demonstrasi' },
  demoWhy: {
    en: 'This portal shows invented journals. Choose an account to fill in the form.',
    ms: 'Portal ini memaparkan jurnal rekaan. Pilih satu akaun untuk mengisi borang.',
  },
  ended: { en: 'Your session has ended', ms: 'Sesi anda telah tamat' },
  endedWhy: {
    en: 'Log in again as the same person to go on where you were. What you typed is still here.',
    ms: 'Log masuk semula sebagai orang yang sama untuk menyambung. Apa yang anda taip masih ada di sini.',
  },
  backToLogin: { en: 'Back to log in', ms: 'Kembali ke log masuk' },
  faultRequired: { en: 'This field is required', ms: 'Medan ini wajib diisi' },
  manual: { en: 'User manual', ms: 'Manual pengguna' },
  apiDocs: { en: 'API', ms: 'API' },
  footer: { en: 'About the portal', ms: 'Perihal portal' },
});

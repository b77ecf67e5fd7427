import { words } from '../text.ts';

/** Why somebody was not let in, or how they sign in was not changed. */
export const signInRefusals = words({
  'factor-wrong': {
    en: 'This code is wrong or was used already. Wait for the next one of the app and write that.',
    ms: 'Kod ini salah atau telah digunakan. Tunggu kod seterusnya dalam aplikasi dan tulis kod itu.',
  },
  'factor-is-on': {
    en: 'The second factor is on already.',
    ms: 'Faktor kedua sudah dihidupkan.',
  },
  'factor-is-off': { en: 'The second factor is off.', ms: 'Faktor kedua dimatikan.' },
  'step-over': {
    en: 'This took too long or was done already. Begin again.',
    ms: 'Langkah ini mengambil masa terlalu lama atau telah dilakukan. Mula semula.',
  },
  'passkey-wrong': {
    en: 'This passkey was not accepted. Try again, or log in with the password.',
    ms: 'Kunci laluan ini tidak diterima. Cuba lagi, atau log masuk dengan kata laluan.',
  },
  'passkey-not-found': { en: 'This passkey is no longer there.', ms: 'Kunci laluan ini sudah tiada.' },
  'passkeys-need-a-name': {
    en: 'Passkeys need a portal with a name of its own; this address is a bare number.',
    ms: 'Kunci laluan memerlukan portal dengan nama domain; alamat ini hanya nombor.',
  },
  'too-many-passkeys': {
    en: 'One account keeps at most 20 passkeys. Remove one that you no longer use.',
    ms: 'Satu akaun menyimpan paling banyak 20 kunci laluan. Buang yang tidak digunakan lagi.',
  },
  'too-many-keys': {
    en: 'One account keeps at most 20 keys. Remove one that you no longer use.',
    ms: 'Satu akaun menyimpan paling banyak 20 kunci. Buang yang tidak digunakan lagi.',
  },
  'key-not-found': { en: 'This key is no longer there.', ms: 'Kunci ini sudah tiada.' },
  'session-not-found': { en: 'This session has ended already.', ms: 'Sesi ini telah tamat.' },
  'not-by-key': {
    en: 'A personal key may not do this. Log in to the portal.',
    ms: 'Kunci peribadi tidak boleh melakukan ini. Log masuk ke portal.',
  },
  'proof-missing': {
    en: 'The check against robots has run out. Send the form again.',
    ms: 'Semakan terhadap robot telah tamat tempoh. Hantar borang sekali lagi.',
  },
  'link-refused': {
    en: 'The two accounts could not be linked: the address of the other one is not a confirmed address of this account.',
    ms: 'Kedua-dua akaun tidak dapat dipautkan: alamat akaun yang satu lagi bukan alamat yang disahkan bagi akaun ini.',
  },
  'outside-not-set-up': {
    en: 'This portal is not connected with that provider.',
    ms: 'Portal ini tidak disambungkan dengan penyedia itu.',
  },
  'outside-failed': {
    en: 'The other provider did not confirm who you are. Try again.',
    ms: 'Penyedia yang satu lagi tidak mengesahkan identiti anda. Cuba lagi.',
  },
  'outside-unknown': {
    en: 'No account here belongs to that login. Log in with the password, or register first.',
    ms: 'Tiada akaun di sini dipadankan dengan log masuk itu. Log masuk dengan kata laluan, atau daftar dahulu.',
  },
});

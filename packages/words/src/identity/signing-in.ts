import { type TextWith, words } from '../text.ts';

/** Beside the password: second factor, passkeys, other providers. */
export const signingIn = {
  ...words({
    secondTitle: { en: 'Second step', ms: 'Langkah kedua' },
    secondLead: {
      en: 'The password was right. Your account also asks for a code of your app.',
      ms: 'Kata laluan betul. Akaun anda juga memerlukan kod daripada aplikasi anda.',
    },
    code: { en: 'Code', ms: 'Kod' },
    codeHelp: {
      en: '6 digits of the app, or one of your recovery codes',
      ms: '6 digit daripada aplikasi, atau salah satu kod pemulihan anda',
    },
    codeMissing: { en: 'Write the code of the app.', ms: 'Tulis kod daripada aplikasi.' },
    goOn: { en: 'Go on', ms: 'Teruskan' },
    checking: { en: 'Checking the code …', ms: 'Sedang menyemak kod …' },
    passkeyInstead: { en: 'Use a passkey instead', ms: 'Gunakan kunci laluan' },
    withPasskey: { en: 'Log in with a passkey', ms: 'Log masuk dengan kunci laluan' },
    askingPasskey: { en: 'Waiting for the passkey …', ms: 'Menunggu kunci laluan …' },
    passkeyNotUsed: { en: 'The passkey was not used', ms: 'Kunci laluan tidak digunakan' },
    or: { en: 'or', ms: 'atau' },
    leaving: { en: 'Going to the other provider …', ms: 'Sedang ke penyedia lain …' },
    returning: { en: 'One moment …', ms: 'Sebentar …' },
    returningLead: {
      en: 'The answer of the other provider is being checked.',
      ms: 'Jawapan penyedia yang satu lagi sedang disemak.',
    },
    notReturned: { en: 'This did not work', ms: 'Ini tidak berjaya' },
    linkTitle: { en: 'Link the two accounts', ms: 'Pautkan kedua-dua akaun' },
    linkLead: {
      en: 'There is an account with your address. Log in to it once with its password; from then on the other login opens it too.',
      ms: 'Sudah ada akaun dengan alamat anda. Log masuk sekali dengan kata laluannya; selepas itu, log masuk yang satu lagi turut membuka akaun ini.',
    },
    toProfile: { en: 'Back to the profile', ms: 'Kembali ke profil' },
  }),
  withOther: {
    en: ({ name }) => `Log in with ${name}`,
    ms: ({ name }) => `Log masuk dengan ${name}`,
  } satisfies TextWith<{ name: string }>,
};

import { mails } from '../messaging/mails.ts';
import type { TextWith } from '../text.ts';

const notYou = {
  en: 'If it was not you, change your password at once and look at your sessions: {{portal_url}}/private/user/user-profile\n\n{{portal_name}}',
  ms: 'Jika bukan anda yang melakukannya, tukar kata laluan anda dengan segera dan semak sesi anda: {{portal_url}}/private/user/user-profile\n\n{{portal_name}}',
};

/** Why somebody else did it, within the mail that the second factor is off. */
export const factorTurnedOffFor: TextWith<{ reason: string }> = {
  en: ({ reason }) => `An Administrator turned the second factor off and ended your sessions. The reason: ${reason}`,
  ms: ({ reason }) => `Pentadbir telah mematikan faktor kedua dan menamatkan sesi anda. Sebabnya: ${reason}`,
};

const notAsked = {
  en: 'If you neither did this nor asked for it, change your password at once and look at your sessions: {{portal_url}}/private/user/user-profile\n\n{{portal_name}}',
  ms: 'Jika anda tidak melakukannya dan tidak memintanya, tukar kata laluan anda dengan segera dan semak sesi anda: {{portal_url}}/private/user/user-profile\n\n{{portal_name}}',
};

/** Mails that tell the owner of an account how it is signed in to from now on. */
export const securityMails = mails({
  'second-factor-on': {
    en: {
      subject: 'The second factor of your account is on',
      body: `Dear {{salutation}},\n\nFrom now on a login to your account asks for a code of your app after the password. Keep the recovery codes in a safe place.\n\n${notYou.en}`,
    },
    ms: {
      subject: 'Faktor kedua akaun anda telah dihidupkan',
      body: `{{salutation}} yang dihormati,\n\nMulai sekarang, log masuk ke akaun anda memerlukan kod daripada aplikasi selepas kata laluan. Simpan kod pemulihan di tempat yang selamat.\n\n${notYou.ms}`,
    },
  },
  'second-factor-off': {
    en: {
      subject: 'The second factor of your account is off',
      body: `Dear {{salutation}},\n\nYour account is opened by the password alone from now on, until you set a second factor up again. {{reason}}\n\n${notAsked.en}`,
    },
    ms: {
      subject: 'Faktor kedua akaun anda telah dimatikan',
      body: `{{salutation}} yang dihormati,\n\nMulai sekarang, akaun anda dibuka dengan kata laluan sahaja sehingga anda menyediakan faktor kedua semula. {{reason}}\n\n${notAsked.ms}`,
    },
  },
  'passkey-added': {
    en: {
      subject: 'A passkey was added to your account',
      body: `Dear {{salutation}},\n\nA new passkey opens your account from now on.\n\n${notYou.en}`,
    },
    ms: {
      subject: 'Kunci laluan ditambah pada akaun anda',
      body: `{{salutation}} yang dihormati,\n\nMulai sekarang, satu kunci laluan baharu boleh membuka akaun anda.\n\n${notYou.ms}`,
    },
  },
  'api-key-made': {
    en: {
      subject: 'A key for programs was made for your account',
      body: `Dear {{salutation}},\n\nA program with the new key can act for you at {{portal_name}} until the key expires or you remove it.\n\n${notYou.en}`,
    },
    ms: {
      subject: 'Kunci untuk program dicipta bagi akaun anda',
      body: `{{salutation}} yang dihormati,\n\nProgram yang memegang kunci baharu itu boleh bertindak bagi pihak anda di {{portal_name}} sehingga kunci tamat tempoh atau anda membuangnya.\n\n${notYou.ms}`,
    },
  },
});

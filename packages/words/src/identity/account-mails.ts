import { mails } from '../messaging/mails.ts';

/** Mails about the account of a person. */
export const accountMails = mails({
  'reset-password-code': {
    en: {
      subject: 'Your code for a new password',
      body: 'Dear {{salutation}},\n\nYour code is {{code}}. It works once, for {{minutes}} minutes.\n\nIf you did not ask for it, you need not do anything: your password stays as it is.\n\n{{portal_name}}\n{{portal_url}}',
    },
    ms: {
      subject: 'Kod anda untuk kata laluan baharu',
      body: '{{salutation}} yang dihormati,\n\nKod anda ialah {{code}}. Kod ini boleh digunakan sekali sahaja dalam masa {{minutes}} minit.\n\nJika anda tidak memintanya, anda tidak perlu berbuat apa-apa: kata laluan anda kekal seperti sedia ada.\n\n{{portal_name}}\n{{portal_url}}',
    },
  },
  'confirm-email-code': {
    en: {
      subject: 'Confirm your e-mail address',
      body: 'Dear {{salutation}},\n\nWelcome to {{portal_name}}. Your confirmation code is {{code}}. It works once, for {{minutes}} minutes.\n\nOr open this link, which works once too: {{profile_url}}\n\nIf you did not register, you need not do anything.\n\n{{portal_name}}\n{{portal_url}}',
    },
    ms: {
      subject: 'Sahkan alamat e-mel anda',
      body: '{{salutation}} yang dihormati,\n\nSelamat datang ke {{portal_name}}. Kod pengesahan anda ialah {{code}}. Kod ini boleh digunakan sekali sahaja dalam masa {{minutes}} minit.\n\nAtau buka pautan ini, juga untuk sekali guna: {{profile_url}}\n\nJika anda tidak mendaftar, anda tidak perlu berbuat apa-apa.\n\n{{portal_name}}\n{{portal_url}}',
    },
  },
  'registered-again': {
    en: {
      subject: 'You already have an account',
      body: 'Dear {{salutation}},\n\nSomebody, probably you, registered at {{portal_name}} with this e-mail address. You have an account already: log in at {{portal_url}}, or ask for a new password there.\n\n{{portal_name}}',
    },
    ms: {
      subject: 'Anda sudah mempunyai akaun',
      body: '{{salutation}} yang dihormati,\n\nSeseorang, mungkin anda sendiri, telah mendaftar di {{portal_name}} dengan alamat e-mel ini. Anda sudah mempunyai akaun: log masuk di {{portal_url}}, atau minta kata laluan baharu di sana.\n\n{{portal_name}}',
    },
  },
  'password-changed': {
    en: {
      subject: 'Your password was changed',
      body: 'Dear {{salutation}},\n\nThe password of your account was changed just now, and your other sessions were ended. If it was not you, ask for a new password at once: {{portal_url}}/forgot-password\n\n{{portal_name}}',
    },
    ms: {
      subject: 'Kata laluan anda telah ditukar',
      body: '{{salutation}} yang dihormati,\n\nKata laluan akaun anda baru sahaja ditukar dan sesi anda yang lain telah ditamatkan. Jika bukan anda yang melakukannya, minta kata laluan baharu dengan segera: {{portal_url}}/forgot-password\n\n{{portal_name}}',
    },
  },
});

import { mailEventsOf, recipients } from './mail-event.ts';

export const accountMailEvents = mailEventsOf({
  'reset-password-code': {
    group: 'account',
    name: { en: 'Code for a new password', ms: 'Kod kata laluan baharu' },
    when: { en: 'Somebody asks for a new password', ms: 'Seseorang meminta kata laluan baharu' },
    to: recipients.person,
    variables: ['firstname', 'code', 'minutes', 'portal_url'],
    needed: true,
  },
  'confirm-email-code': {
    group: 'account',
    name: { en: 'Confirm an e-mail address', ms: 'Sahkan alamat e-mel' },
    when: { en: 'A person registers', ms: 'Seseorang mendaftar' },
    to: recipients.person,
    variables: ['firstname', 'code', 'minutes', 'profile_url', 'portal_url'],
    needed: true,
  },
  'registered-again': {
    group: 'account',
    name: { en: 'Registered with a known address', ms: 'Mendaftar dengan alamat sedia ada' },
    when: { en: 'Somebody registers with a known address', ms: 'Seseorang mendaftar dengan alamat yang telah wujud' },
    to: recipients.person,
    variables: ['firstname', 'portal_url'],
    needed: true,
  },
  'password-changed': {
    group: 'account',
    name: { en: 'Password changed', ms: 'Kata laluan ditukar' },
    when: { en: 'A password was changed', ms: 'Kata laluan telah ditukar' },
    to: recipients.person,
    variables: ['firstname', 'portal_url'],
    needed: true,
    opens: 'profile',
  },
});

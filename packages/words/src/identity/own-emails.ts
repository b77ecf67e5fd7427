import { type TextWith, words } from '../text.ts';

/** One's own e-mail addresses, on the profile. */
export const ownEmails = {
  ...words({
    title: { en: 'E-mail addresses', ms: 'Alamat e-mel' },
    why: {
      en: 'You can log in with each confirmed address. Mails go to the primary one.',
      ms: 'Anda boleh log masuk dengan mana-mana alamat yang disahkan. E-mel dihantar ke alamat utama.',
    },
    primary: { en: 'Primary', ms: 'Utama' },
    confirmed: { en: 'Confirmed', ms: 'Disahkan' },
    unconfirmed: { en: 'Not confirmed', ms: 'Belum disahkan' },
    add: { en: 'Add an address', ms: 'Tambah alamat' },
    addWhy: {
      en: 'A mail goes there. Open its link while you are logged in here; the address counts from then on.',
      ms: 'E-mel dihantar ke situ. Buka pautannya semasa anda log masuk di sini; alamat itu sah mulai saat itu.',
    },
    address: { en: 'E-mail address', ms: 'Alamat e-mel' },
    faultAddress: {
      en: 'Write an e-mail address, such as name@university.edu.my.',
      ms: 'Tulis alamat e-mel, contohnya nama@universiti.edu.my.',
    },
    sending: { en: 'Sending the mail …', ms: 'Sedang menghantar e-mel …' },
    sent: { en: 'Mail sent to the address', ms: 'E-mel dihantar ke alamat itu' },
    makePrimary: { en: 'Make primary', ms: 'Jadikan utama' },
    madePrimary: { en: 'Primary address changed', ms: 'Alamat utama ditukar' },
    remove: { en: 'Remove', ms: 'Buang' },
    removeTitle: { en: 'Remove this address?', ms: 'Buang alamat ini?' },
    removeWhy: {
      en: 'You can no longer log in with it, and invitations sent to it no longer reach your account.',
      ms: 'Anda tidak lagi boleh log masuk dengannya, dan jemputan yang dihantar kepadanya tidak lagi sampai ke akaun anda.',
    },
    removed: { en: 'Address removed', ms: 'Alamat dibuang' },
  }),
  waits: {
    en: ({ day }) => `Waits for the link of its mail to be opened, until ${day}`,
    ms: ({ day }) => `Menunggu pautan dalam e-melnya dibuka, sehingga ${day}`,
  } satisfies TextWith<{ day: string }>,
  removeNamed: {
    en: ({ name }) => `Remove ${name}`,
    ms: ({ name }) => `Buang ${name}`,
  } satisfies TextWith<{ name: string }>,
  primaryNamed: {
    en: ({ name }) => `Make primary: ${name}`,
    ms: ({ name }) => `Jadikan utama: ${name}`,
  } satisfies TextWith<{ name: string }>,
};

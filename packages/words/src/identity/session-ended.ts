import { type TextWith, words } from '../text.ts';

/** Somebody else logs in where a person was still writing. */
export const sessionEnded = {
  ...words({
    otherTitle: { en: 'Somebody else was writing here', ms: 'Orang lain sedang menulis di sini' },
    goOn: { en: 'Delete it and go on', ms: 'Padam dan teruskan' },
    back: { en: 'Log out again', ms: 'Log keluar semula' },
  }),
  otherWhy: {
    en: ({ name, was }) =>
      `You are logged in as ${name}. What ${was} was writing was not sent and is for nobody else: it is deleted when you go on. Log out again, and ${was} can log in and finish it.`,
    ms: ({ name, was }) =>
      `Anda log masuk sebagai ${name}. Apa yang ditulis oleh ${was} belum dihantar dan bukan untuk orang lain: ia dipadam apabila anda meneruskan. Log keluar semula supaya ${was} boleh log masuk dan menyiapkannya.`,
  } satisfies TextWith<{ name: string; was: string }>,
};

import { type TextWith, words } from '../text.ts';

/** Acting as another person. */
export const switching = {
  ...words({
    title: { en: 'Switch to another user', ms: 'Bertukar kepada pengguna lain' },
    why: {
      en: 'You will see the portal as this person does. Nothing can be approved, signed or decided meanwhile, and everything is logged under both names.',
      ms: 'Anda akan melihat portal seperti orang ini melihatnya. Sementara itu tiada apa-apa boleh diluluskan, ditandatangani atau diputuskan, dan semuanya dilog di bawah kedua-dua nama.',
    },
    search: { en: 'Name or e-mail address', ms: 'Nama atau alamat e-mel' },
    hint: {
      en: 'Write at least two letters of the name or the address.',
      ms: 'Tulis sekurang-kurangnya dua huruf nama atau alamat.',
    },
    nobody: { en: 'No person found', ms: 'Tiada orang ditemukan' },
    nobodyWhy: { en: 'Try another part of the name or the address.', ms: 'Cuba bahagian lain nama atau alamat itu.' },
    administrator: {
      en: 'An Administrator: nobody may act as them',
      ms: 'Pentadbir: tiada sesiapa boleh bertindak sebagai mereka',
    },
    choose: { en: 'Choose', ms: 'Pilih' },
    another: { en: 'Choose another', ms: 'Pilih yang lain' },
    reason: { en: 'Reason', ms: 'Sebab' },
    reasonHelp: {
      en: 'Kept with the log, for whoever asks later.',
      ms: 'Disimpan bersama log, untuk sesiapa yang bertanya kemudian.',
    },
    reasonMissing: { en: 'Write why you act as this person', ms: 'Tulis sebab anda bertindak sebagai orang ini' },
    switching: { en: 'Switching …', ms: 'Sedang bertukar …' },
  }),
  chooseNamed: {
    en: ({ name }) => `Choose ${name}`,
    ms: ({ name }) => `Pilih ${name}`,
  } satisfies TextWith<{ name: string }>,
  actAs: {
    en: ({ name }) => `Act as ${name}`,
    ms: ({ name }) => `Bertindak sebagai ${name}`,
  } satisfies TextWith<{ name: string }>,
};

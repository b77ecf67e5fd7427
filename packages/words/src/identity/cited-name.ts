import { type TextWith, words } from '../text.ts';

/** How a name stands in citations. */
export const citedNameWords = {
  ...words({
    label: { en: 'How is this name cited?', ms: 'Bagaimanakah nama ini dirujuk dalam sitasi?' },
    help: {
      en: 'Names without a family name, as most Malay names, are cited whole.',
      ms: 'Nama tanpa nama keluarga, seperti kebanyakan nama Melayu, dirujuk sepenuhnya.',
    },
    choose: { en: 'Choose', ms: 'Pilih' },
    needed: {
      en: 'Choose how this name is cited: which part is the family name, or none.',
      ms: 'Pilih cara nama ini dirujuk: bahagian mana nama keluarga, atau tiada.',
    },
    notSaid: { en: 'Not said how this name is cited', ms: 'Belum dinyatakan cara nama ini dirujuk' },
  }),
  whole: {
    en: ({ name }) => `${name} (whole, no family name)`,
    ms: ({ name }) => `${name} (penuh, tiada nama keluarga)`,
  } satisfies TextWith<{ name: string }>,
  as: {
    en: ({ name }) => `Cited as ${name}`,
    ms: ({ name }) => `Dirujuk sebagai ${name}`,
  } satisfies TextWith<{ name: string }>,
};

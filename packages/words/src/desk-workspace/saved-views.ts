import { type TextWith, words } from '../text.ts';

/** Views of a list that a person keeps. */
export const savedViews = {
  ...words({
    mine: { en: 'My views', ms: 'Paparan saya' },
    save: { en: 'Save as a new view…', ms: 'Simpan sebagai paparan baharu…' },
    saveTitle: { en: 'Save this view', ms: 'Simpan paparan ini' },
    saveChanges: { en: 'Save the changes to this view', ms: 'Simpan perubahan pada paparan ini' },
    rename: { en: 'Rename…', ms: 'Namakan semula…' },
    renameTitle: { en: 'Rename the view', ms: 'Namakan semula paparan' },
    remove: { en: 'Remove…', ms: 'Buang…' },
    open: { en: 'Open the list with this view', ms: 'Buka senarai dengan paparan ini' },
    openNoMore: { en: 'No longer open the list with it', ms: 'Jangan buka senarai dengannya lagi' },
    opensFirst: { en: 'opens first', ms: 'dibuka dahulu' },
    name: { en: 'Name', ms: 'Nama' },
    nameHelp: {
      en: 'The filters, the order and the columns are kept under this name, for you alone.',
      ms: 'Tapisan, susunan dan lajur disimpan di bawah nama ini, untuk anda sahaja.',
    },
    nameMissing: {
      en: 'Write a name, so that you find the view again',
      ms: 'Tulis nama supaya paparan ini mudah dicari',
    },
    nameTaken: { en: 'Another of your views has this name', ms: 'Paparan anda yang lain menggunakan nama ini' },
    keep: { en: 'Save', ms: 'Simpan' },
    saving: { en: 'Saving the view …', ms: 'Paparan sedang disimpan …' },
    saved: { en: 'View saved', ms: 'Paparan disimpan' },
    removing: { en: 'Removing the view …', ms: 'Paparan sedang dibuang …' },
    removed: { en: 'View removed', ms: 'Paparan dibuang' },
    removeTitle: { en: 'Remove this view?', ms: 'Buang paparan ini?' },
  }),
  removeWhy: {
    en: ({ name }) => `“${name}” is removed from the list. Its articles or journals stay as they are.`,
    ms: ({ name }) => `“${name}” dibuang daripada senarai. Artikel atau jurnalnya tidak terjejas.`,
  } satisfies TextWith<{ name: string }>,
};

import { type TextWith, words } from './text.ts';

/** What the command palette groups and does, and the keys that work everywhere. */
export const palette = {
  ...words({
    groupActs: { en: 'On this page', ms: 'Di halaman ini' },
    groupArticles: { en: 'Articles', ms: 'Artikel' },
    groupJournals: { en: 'Journals', ms: 'Jurnal' },
    groupPeople: { en: 'People', ms: 'Orang' },
    groupPages: { en: 'Pages', ms: 'Halaman' },
    groupEverywhere: { en: 'Actions', ms: 'Tindakan' },
    submitArticle: { en: 'Submit an article', ms: 'Hantar artikel' },
    shortcuts: { en: 'Keyboard shortcuts', ms: 'Pintasan papan kekunci' },
    shortcutsWhy: {
      en: 'Single keys work in lists and pages, never while you type in a field.',
      ms: 'Kekunci tunggal berfungsi dalam senarai dan halaman, bukan semasa anda menaip dalam medan.',
    },
    shortcutsUse: { en: 'Use single keys', ms: 'Gunakan kekunci tunggal' },
    keyNext: { en: 'Next row', ms: 'Baris seterusnya' },
    keyPrevious: { en: 'Previous row', ms: 'Baris sebelumnya' },
    keyOpenRow: { en: 'Open the row', ms: 'Buka baris' },
    keySearch: { en: 'Go to the search of the list', ms: 'Pergi ke carian senarai' },
    keyPalette: { en: 'Search or jump to…', ms: 'Cari atau pergi ke…' },
    keyHelp: { en: 'Show these shortcuts', ms: 'Paparkan pintasan ini' },
    keyNewTabRow: { en: 'Open the row in a new tab', ms: 'Buka baris dalam tab baharu' },
  }),
  useRole: {
    en: ({ role }) => `Use the role ${role}`,
    ms: ({ role }) => `Gunakan peranan ${role}`,
  } satisfies TextWith<{ role: string }>,
  newIssue: {
    en: ({ journal }) => `New issue: ${journal}`,
    ms: ({ journal }) => `Keluaran baharu: ${journal}`,
  } satisfies TextWith<{ journal: string }>,
};

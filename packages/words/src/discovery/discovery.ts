/** The search for articles and the directory of journals. */
import { type TextWith, words } from '../text.ts';

export const discovery = words({
  searchArticles: { en: 'Search articles', ms: 'Cari artikel' },
  searchHelp: {
    en: 'Title, abstract, keywords, authors or DOI',
    ms: 'Tajuk, abstrak, kata kunci, pengarang atau DOI',
  },
  search: { en: 'Search', ms: 'Cari' },
  fromYear: { en: 'From year', ms: 'Dari tahun' },
  toYear: { en: 'To year', ms: 'Hingga tahun' },
  noHits: { en: 'Nothing was found', ms: 'Tiada hasil ditemukan' },
  tips: { en: 'What may help', ms: 'Perkara yang mungkin membantu' },
  tipFewer: {
    en: 'Use fewer or more general words: every word must occur.',
    ms: 'Gunakan perkataan yang lebih sedikit atau lebih umum: setiap perkataan mesti ada.',
  },
  tipLanguage: {
    en: 'Try the other language: many articles have a title and an abstract in English and in Malay.',
    ms: 'Cuba bahasa yang satu lagi: banyak artikel mempunyai tajuk dan abstrak dalam bahasa Inggeris dan bahasa Melayu.',
  },
  tipPhrase: {
    en: 'Put a phrase in quotation marks, write “or” between alternatives, and a minus before a word to leave it out.',
    ms: 'Letakkan frasa dalam tanda petikan, tulis “or” antara pilihan, dan tanda tolak sebelum perkataan yang hendak dikecualikan.',
  },
  tipDoi: { en: 'A DOI can be pasted as it is.', ms: 'DOI boleh ditampal terus.' },
  tipJournals: {
    en: 'Looking for a journal? Go to the list of journals',
    ms: 'Mencari jurnal? Pergi ke senarai jurnal',
  },
  start: { en: 'Search what the journals of this platform have published', ms: 'Cari terbitan jurnal di platform ini' },
  journals: { en: 'Journals', ms: 'Jurnal' },
  findJournal: { en: 'Find a journal', ms: 'Cari jurnal' },
  findJournalHelp: { en: 'Name, abbreviation, publisher or ISSN', ms: 'Nama, singkatan, penerbit atau ISSN' },
  noJournals: { en: 'No journal was found', ms: 'Tiada jurnal ditemukan' },
  noJournalsHelp: {
    en: 'Write the beginning of a word of the name, or a whole ISSN.',
    ms: 'Tulis permulaan sesuatu perkataan dalam nama jurnal, atau ISSN yang lengkap.',
  },
  noJournalsYet: { en: 'No journal has a site here yet', ms: 'Belum ada jurnal yang mempunyai laman di sini' },
  noJournalsYetHelp: {
    en: 'Journals appear here once they are verified.',
    ms: 'Jurnal akan dipaparkan di sini setelah disahkan.',
  },
  showAll: { en: 'Show all journals', ms: 'Tunjukkan semua jurnal' },
  filter: { en: 'Filter', ms: 'Tapisan' },
  filteredBy: { en: 'Filtered by', ms: 'Ditapis mengikut' },
  takeOff: { en: 'Remove', ms: 'Buang' },
  takeAllOff: { en: 'Clear the filters', ms: 'Kosongkan tapisan' },
  moreValues: { en: 'More', ms: 'Lagi' },
  manyValues: {
    en: 'There are too many articles to count each filter.',
    ms: 'Artikel terlalu banyak untuk dikira bagi setiap tapisan.',
  },
  journal: { en: 'Journal', ms: 'Jurnal' },
  year: { en: 'Year', ms: 'Tahun' },
  articleType: { en: 'Article type', ms: 'Jenis artikel' },
  language: { en: 'Language', ms: 'Bahasa' },
  fullText: { en: 'Full text', ms: 'Teks penuh' },
  withText: { en: 'Can be read here', ms: 'Boleh dibaca di sini' },
  withoutText: { en: 'Abstract only', ms: 'Abstrak sahaja' },
  discipline: { en: 'Discipline', ms: 'Disiplin' },
  publisher: { en: 'Publisher', ms: 'Penerbit' },
  access: { en: 'Access', ms: 'Akses' },
  licence: { en: 'Licence', ms: 'Lesen' },
});

/** Figures arrive already written. */
export const discoveryWith = {
  hits: {
    en: ({ count, one, more }) =>
      one ? 'One article found' : more ? `More than ${count} articles found` : `${count} articles found`,
    ms: ({ count, more }) => (more ? `Lebih daripada ${count} artikel ditemukan` : `${count} artikel ditemukan`),
  } satisfies TextWith<{ count: string; one: boolean; more: boolean }>,
  noHitsFor: {
    en: ({ q }) => `No published article has all of “${q}”.`,
    ms: ({ q }) => `Tiada artikel terbitan yang mengandungi semua “${q}”.`,
  } satisfies TextWith<{ q: string }>,
  journals: {
    en: ({ count, one }) => (one ? 'One journal' : `${count} journals`),
    ms: ({ count }) => `${count} jurnal`,
  } satisfies TextWith<{ count: string; one: boolean }>,
  yearFrom: {
    en: ({ year }) => `from ${year}`,
    ms: ({ year }) => `dari ${year}`,
  } satisfies TextWith<{ year: number }>,
  yearTo: {
    en: ({ year }) => `to ${year}`,
    ms: ({ year }) => `hingga ${year}`,
  } satisfies TextWith<{ year: number }>,
  searchOf: {
    en: ({ q }) => `${q} – Search`,
    ms: ({ q }) => `${q} – Carian`,
  } satisfies TextWith<{ q: string }>,
};

import type { Language } from '@naskhah/kernel/language';
import { sayWith, type TextWith, words } from '../text.ts';

/** What an issue still misses before it may be public. */
export const issueLackWords = words({
  'no-articles': { en: 'The issue has no articles yet.', ms: 'Keluaran ini belum mempunyai artikel.' },
  'no-galley': { en: 'This article has no galley.', ms: 'Artikel ini belum mempunyai galley.' },
  'no-license': {
    en: 'This article has no licence. Set one for the journal.',
    ms: 'Artikel ini belum mempunyai lesen. Tetapkan lesen jurnal.',
  },
});

type Pages = { before: number; first: number };
const noPages: TextWith<Pages> = {
  en: () => 'This article has no page numbers.',
  ms: () => 'Artikel ini tiada nombor halaman.',
};

/** What of the page numbers of an issue somebody should look at. */
const pageNotes = {
  'issue-without-pages': {
    en: () => 'No article of this issue has page numbers.',
    ms: () => 'Tiada artikel dalam keluaran ini mempunyai nombor halaman.',
  },
  'no-pages': noPages,
  'pages-backwards': {
    en: () => 'The last page of this article is before its first.',
    ms: () => 'Halaman akhir artikel ini lebih awal daripada halaman pertamanya.',
  },
  'pages-gap': {
    en: ({ before, first }) => `The article before ends on page ${before}, this one begins on page ${first}.`,
    ms: ({ before, first }) =>
      `Artikel sebelumnya tamat pada halaman ${before}, artikel ini bermula pada halaman ${first}.`,
  },
  'pages-overlap': {
    en: ({ before, first }) => `This article begins on page ${first}, but the one before it ends on page ${before}.`,
    ms: ({ before, first }) =>
      `Artikel ini bermula pada halaman ${first}, tetapi artikel sebelumnya tamat pada halaman ${before}.`,
  },
} satisfies Record<string, TextWith<Pages>>;

export const pageNoteWords = (note: { code: keyof typeof pageNotes } & Partial<Pages>, language: Language): string =>
  sayWith(pageNotes[note.code], language, { before: note.before ?? 0, first: note.first ?? 0 });

import { type TextWith, words } from '../text.ts';

/** The author's own submissions. */
export const mySubmissions = {
  ...words({
    title: { en: 'My submissions', ms: 'Penghantaran saya' },
    lead: { en: 'Your drafts and everything you have submitted.', ms: 'Draf anda dan semua yang telah anda hantar.' },
    search: { en: 'Title or number', ms: 'Tajuk atau nombor' },
    article: { en: 'Article', ms: 'Artikel' },
    number: { en: 'Number', ms: 'Nombor' },
    state: { en: 'State and whose turn', ms: 'Keadaan dan giliran' },
    changed: { en: 'Changed', ms: 'Diubah' },
    untitled: { en: 'Without a title yet', ms: 'Belum bertajuk' },
    draft: { en: 'Draft', ms: 'Draf' },
    goOn: { en: 'Your turn · go on with it', ms: 'Giliran anda · teruskan' },
    yourTurn: { en: 'Your turn', ms: 'Giliran anda' },
    noNumber: { en: 'No number yet', ms: 'Belum bernombor' },
    empty: { en: 'No submissions yet', ms: 'Belum ada penghantaran' },
    emptyWhy: {
      en: 'Drafts and submitted articles appear here. A draft is saved while you write it.',
      ms: 'Draf dan artikel yang dihantar dipaparkan di sini. Draf disimpan semasa anda menulis.',
    },
    nothingFound: { en: 'No results found', ms: 'Tiada hasil ditemukan' },
    nothingFoundWhy: { en: 'Clear the search to see all.', ms: 'Kosongkan carian untuk melihat semua.' },
    clear: { en: 'Clear the search', ms: 'Kosongkan carian' },
    deleteDraft: { en: 'Delete the draft', ms: 'Padam draf' },
    deleteTitle: { en: 'Delete this draft?', ms: 'Padam draf ini?' },
    deleting: { en: 'Deleting the draft …', ms: 'Sedang memadam draf …' },
    deleted: { en: 'Draft deleted', ms: 'Draf dipadam' },
  }),
  found: {
    en: ({ count }) => (count === 1 ? '1 submission' : `${count} submissions`),
    ms: ({ count }) => `${count} penghantaran`,
  } satisfies TextWith<{ count: number }>,
  deleteWhy: {
    en: ({ title }) => `“${title}” and its files will be gone for good.`,
    ms: ({ title }) => `“${title}” dan fail-failnya akan hilang selama-lamanya.`,
  } satisfies TextWith<{ title: string }>,
  deleteNamed: {
    en: ({ title }) => `Delete the draft ${title}`,
    ms: ({ title }) => `Padam draf ${title}`,
  } satisfies TextWith<{ title: string }>,
};

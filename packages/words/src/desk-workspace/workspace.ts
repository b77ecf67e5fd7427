import { type TextWith, words } from '../text.ts';

const counted = (en: (n: number) => string, ms: (n: number) => string): TextWith<{ count: number }> => ({
  en: ({ count }) => en(count),
  ms: ({ count }) => ms(count),
});

/** The editor's workspace. */
export const workspace = {
  ...words({
    title: { en: 'Workspace', ms: 'Ruang kerja' },
    lead: {
      en: 'Everything you edit. Rows with a dot wait for you.',
      ms: 'Semua yang anda sunting. Baris bertitik menunggu anda.',
    },
    newSubmission: { en: 'New submission', ms: 'Penghantaran baharu' },
    views: { en: 'Views', ms: 'Paparan' },
    search: { en: 'Title, author, number, keyword', ms: 'Tajuk, pengarang, nombor, kata kunci' },
    journal: { en: 'Journal', ms: 'Jurnal' },
    article: { en: 'Article', ms: 'Artikel' },
    number: { en: 'Number', ms: 'Nombor' },
    state: { en: 'State, whose turn, due', ms: 'Keadaan, giliran, tarikh akhir' },
    reviewers: { en: 'Reviewers', ms: 'Pewasit' },
    age: { en: 'Age', ms: 'Umur' },
    section: { en: 'Section', ms: 'Bahagian' },
    editors: { en: 'Editors', ms: 'Editor' },
    reminded: { en: 'Last reminder', ms: 'Peringatan terakhir' },
    submitted: { en: 'Submitted', ms: 'Dihantar' },
    none: { en: 'None', ms: 'Tiada' },
    never: { en: 'Never', ms: 'Belum pernah' },
    stateFilter: { en: 'State', ms: 'Keadaan' },
    turnFilter: { en: 'Whose turn', ms: 'Giliran' },
    overdueFilter: { en: 'Overdue', ms: 'Lewat' },
    days: { en: 'd', ms: 'h' },
    yourTurn: { en: 'Your turn', ms: 'Giliran anda' },
    noReviewers: { en: 'None yet', ms: 'Belum ada' },
    dueToday: { en: 'due today', ms: 'tamat tempoh hari ini' },
    dueTomorrow: { en: 'due tomorrow', ms: 'tamat tempoh esok' },
    'needs-my-action': { en: 'Needs my action', ms: 'Perlu tindakan saya' },
    unassigned: { en: 'Unassigned', ms: 'Belum diagihkan' },
    'pending-reviewers': { en: 'Pending reviewers', ms: 'Menunggu pewasit' },
    'under-review': { en: 'Under review', ms: 'Dalam pewasitan' },
    revisions: { en: 'Revisions', ms: 'Pindaan' },
    copyediting: { en: 'Copyediting', ms: 'Penyuntingan' },
    production: { en: 'Production', ms: 'Produksi' },
    overdue: { en: 'Overdue', ms: 'Lewat' },
    all: { en: 'All', ms: 'Semua' },
    nothingFound: { en: 'No results found', ms: 'Tiada hasil ditemukan' },
    nothingFoundWhy: {
      en: 'No article fits these filters. Clear them to see all.',
      ms: 'Tiada artikel sepadan dengan tapisan ini. Kosongkan tapisan untuk melihat semua.',
    },
    clearFilters: { en: 'Clear the filters', ms: 'Kosongkan tapisan' },
    emptyJournal: { en: 'No articles yet', ms: 'Belum ada artikel' },
    emptyJournalWhy: {
      en: 'Articles appear here once they are submitted to the journal.',
      ms: 'Artikel dipaparkan di sini selepas dihantar kepada jurnal ini.',
    },
    empty: { en: 'No submissions to edit', ms: 'Tiada penghantaran untuk disunting' },
    emptyWhy: {
      en: 'When a journal makes you an editor, its submissions appear here.',
      ms: 'Apabila sebuah jurnal melantik anda sebagai editor, penghantarannya muncul di sini.',
    },
  }),
  found: counted(
    (n) => (n === 1 ? '1 submission' : `${n} submissions`),
    (n) => `${n} penghantaran`,
  ),
  round: counted(
    (n) => `Round ${n}`,
    (n) => `Pusingan ${n}`,
  ),
  overdueDays: counted(
    (n) => (n === 1 ? '1 day overdue' : `${n} days overdue`),
    (n) => `lewat ${n} hari`,
  ),
  dueOn: {
    en: ({ date }) => `due ${date}`,
    ms: ({ date }) => `selewat-lewatnya ${date}`,
  } satisfies TextWith<{ date: string }>,
  reportsIn: {
    en: ({ inHand, of }) => `${inHand} of ${of} in`,
    ms: ({ inHand, of }) => `${inHand}/${of} diterima`,
  } satisfies TextWith<{ inHand: number; of: number }>,
};

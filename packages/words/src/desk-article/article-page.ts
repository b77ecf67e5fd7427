import { type TextWith, words } from '../text.ts';

/** The page of an article: its parts, its people, its dates and files. */
export const articlePage = {
  ...words({
    loading: { en: 'Opening the article…', ms: 'Membuka artikel…' },
    parts: { en: 'Parts of the article', ms: 'Bahagian artikel' },
    review: { en: 'Review', ms: 'Pewasitan' },
    files: { en: 'Files', ms: 'Fail' },
    metadata: { en: 'Metadata', ms: 'Metadata' },
    references: { en: 'References', ms: 'Rujukan' },
    contributors: { en: 'Contributors', ms: 'Penyumbang' },
    decisions: { en: 'Decisions', ms: 'Keputusan' },
    production: { en: 'Production', ms: 'Produksi' },
    messages: { en: 'Messages', ms: 'Mesej' },
    timeline: { en: 'Timeline', ms: 'Garis masa' },
    openTimeline: { en: 'Open timeline', ms: 'Buka garis masa' },
    more: { en: 'More decisions', ms: 'Keputusan lain' },
    about: { en: 'About this article', ms: 'Perihal artikel ini' },
    stages: { en: 'Stages', ms: 'Peringkat' },
    turn: { en: 'Whose turn, and the decisions', ms: 'Giliran dan keputusan' },
    people: { en: 'People', ms: 'Orang' },
    noPeople: { en: 'Nobody is assigned yet.', ms: 'Belum ada sesiapa diagihkan.' },
    dates: { en: 'Dates', ms: 'Tarikh' },
    latest: { en: 'Latest', ms: 'Terkini' },
    submitted: { en: 'Submitted', ms: 'Dihantar' },
    accepted: { en: 'Accepted', ms: 'Diterima' },
    published: { en: 'Published', ms: 'Diterbitkan' },
    approvedBy: { en: 'Final approval by', ms: 'Kelulusan akhir oleh' },
    due: { en: 'Due', ms: 'Tarikh akhir' },
    noFiles: { en: 'No files yet', ms: 'Belum ada fail' },
    noFilesWhy: { en: 'Files of the article appear here.', ms: 'Fail artikel akan dipaparkan di sini.' },
    allFiles: { en: 'All files', ms: 'Semua fail' },
    download: { en: 'Download', ms: 'Muat turun' },
    corresponding: { en: 'Corresponding author', ms: 'Pengarang koresponden' },
    abstract: { en: 'Abstract', ms: 'Abstrak' },
    keywords: { en: 'Keywords', ms: 'Kata kunci' },
    titles: { en: 'Title', ms: 'Tajuk' },
    notGiven: { en: 'Not given', ms: 'Tidak dinyatakan' },
    noReferences: { en: 'No references', ms: 'Tiada rujukan' },
    noReferencesWhy: { en: 'The author listed none.', ms: 'Pengarang tidak menyenaraikan sebarang rujukan.' },
    aboutAuthor: { en: 'About their work', ms: 'Tentang kerjanya' },
    noContributors: { en: 'Contributors are hidden', ms: 'Penyumbang disembunyikan' },
    noContributorsWhy: {
      en: 'The kind of review keeps their names from you.',
      ms: 'Jenis pewasitan ini menyembunyikan nama mereka daripada anda.',
    },
    noDecisions: { en: 'No decisions yet', ms: 'Belum ada keputusan' },
    noDecisionsWhy: {
      en: 'Each decision and its letter will be listed here.',
      ms: 'Setiap keputusan dan suratnya akan disenaraikan di sini.',
    },
    readLetter: { en: 'Read the letter', ms: 'Baca surat' },
    recommended: { en: 'Recommended', ms: 'Disyorkan' },
    noteToColleagues: { en: 'Note to colleagues', ms: 'Nota kepada rakan sekerja' },
    all: { en: 'All', ms: 'Semua' },
    mailsOnly: { en: 'Mails', ms: 'E-mel' },
    filesOnly: { en: 'Files', ms: 'Fail' },
    show: { en: 'Entries shown', ms: 'Catatan dipaparkan' },
    bySchedule: { en: 'The portal, by schedule', ms: 'Portal, mengikut jadual' },
    you: { en: 'you', ms: 'anda' },
    changed: {
      en: 'This article changed while you were writing. What you wrote is kept; look at the changes, then send it again.',
      ms: 'Artikel ini berubah semasa anda menulis. Tulisan anda masih ada; lihat perubahan, kemudian hantar semula.',
    },
    changedState: { en: 'State', ms: 'Keadaan' },
    changedRound: { en: 'Round', ms: 'Pusingan' },
    changedReports: { en: 'Reports in', ms: 'Laporan diterima' },
    changedStage: { en: 'Stage', ms: 'Peringkat' },
    changedNothing: {
      en: 'Nothing that this page shows differs.',
      ms: 'Tiada apa-apa yang dipaparkan di halaman ini berbeza.',
    },
    noLonger: {
      en: 'This decision is no longer open. Close this and choose again.',
      ms: 'Keputusan ini tidak lagi terbuka. Tutup dan pilih semula.',
    },
  }),
  roundOpened: {
    en: ({ round }) => `Round ${round} opened`,
    ms: ({ round }) => `Pusingan ${round} dibuka`,
  } satisfies TextWith<{ round: number }>,
  entries: {
    en: ({ number, count }) => `${number} · ${count === 1 ? '1 entry' : `${count} entries`}`,
    ms: ({ number, count }) => `${number} · ${count} catatan`,
  } satisfies TextWith<{ number: string; count: number }>,
  planned: {
    en: ({ issue }) => `Planned for ${issue}`,
    ms: ({ issue }) => `Dirancang untuk ${issue}`,
  } satisfies TextWith<{ issue: string }>,
  changedBy: {
    en: ({ who, what, when }) => `Latest: ${what}, ${who}, ${when}.`,
    ms: ({ who, what, when }) => `Terkini: ${what}, ${who}, ${when}.`,
  } satisfies TextWith<{ who: string; what: string; when: string }>,
  became: {
    en: ({ before, now }) => `was ${before}, is now ${now}`,
    ms: ({ before, now }) => `dahulu ${before}, kini ${now}`,
  } satisfies TextWith<{ before: string; now: string }>,
};

/** What a file is for. */
export const fileUseWords = words({
  manuscript: { en: 'Manuscript', ms: 'Manuskrip' },
  'title-page': { en: 'Title page', ms: 'Halaman tajuk' },
  figure: { en: 'Figure', ms: 'Rajah' },
  table: { en: 'Table', ms: 'Jadual' },
  supplementary: { en: 'Supplementary file', ms: 'Fail tambahan' },
  revision: { en: 'Revised version', ms: 'Versi pindaan' },
  reply: { en: 'Reply to the reviewers', ms: 'Balasan kepada pewasit' },
  review: { en: 'File of a reviewer', ms: 'Fail pewasit' },
  copyedited: { en: 'Copyedited version', ms: 'Versi yang disunting salinan' },
  galley: { en: 'Galley', ms: 'Galley' },
});

/** What a participant does for an article. */
export const participantWords = words({
  author: { en: 'Author', ms: 'Pengarang' },
  editor: { en: 'Editor', ms: 'Editor' },
  'section-editor': { en: 'Section editor', ms: 'Editor bahagian' },
  'guest-editor': { en: 'Guest editor', ms: 'Editor jemputan' },
  copyeditor: { en: 'Copyeditor', ms: 'Editor salinan' },
  'layout-editor': { en: 'Layout editor', ms: 'Editor susun atur' },
  proofreader: { en: 'Proofreader', ms: 'Pembaca pruf' },
});

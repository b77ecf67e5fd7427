import { type TextWith, words } from '../text.ts';

const counted = (en: (n: number) => string, ms: (n: number) => string): TextWith<{ count: number }> => ({
  en: ({ count }) => en(count),
  ms: ({ count }) => ms(count),
});

/** The submission wizard: its frame and its first two steps. */
export const wizard = {
  ...words({
    newTitle: { en: 'New submission', ms: 'Penghantaran baharu' },
    draft: { en: 'Draft', ms: 'Draf' },
    untitled: { en: 'Without a title yet', ms: 'Belum bertajuk' },
    steps: { en: 'Steps of the submission', ms: 'Langkah penghantaran' },
    start: { en: 'Start', ms: 'Mula' },
    metadata: { en: 'Metadata', ms: 'Metadata' },
    contributors: { en: 'Contributors', ms: 'Penyumbang' },
    files: { en: 'Files', ms: 'Fail' },
    references: { en: 'References', ms: 'Rujukan' },
    declarations: { en: 'Declarations', ms: 'Perakuan' },
    check: { en: 'Check and submit', ms: 'Semak dan hantar' },
    saveDraft: { en: 'Save as draft', ms: 'Simpan sebagai draf' },
    back: { en: 'Back', ms: 'Kembali' },
    saveAndContinue: { en: 'Save and continue', ms: 'Simpan dan teruskan' },
    notFound: { en: 'This draft is not there', ms: 'Draf ini tiada' },
    notFoundWhy: {
      en: 'It may have been deleted, or it belongs to another account.',
      ms: 'Draf mungkin telah dipadam, atau ia milik akaun lain.',
    },
    toMySubmissions: { en: 'My submissions', ms: 'Penghantaran saya' },
    lost: { en: 'Your latest changes are not saved', ms: 'Perubahan terkini anda belum disimpan' },
    tryAgain: { en: 'Save again', ms: 'Simpan semula' },
    clashTitle: {
      en: 'This draft was changed in another window meanwhile',
      ms: 'Draf ini telah diubah di tetingkap lain sementara itu',
    },
    clashWhy: {
      en: 'Everything you typed is kept. These fields differ:',
      ms: 'Semua yang anda taip masih ada. Medan berikut berbeza:',
    },
    clashThere: { en: 'There', ms: 'Di sana' },
    clashEmpty: { en: 'empty', ms: 'kosong' },
    keepMine: { en: 'Keep what I typed', ms: 'Kekalkan yang saya taip' },
    takeTheirs: { en: 'Take the other version', ms: 'Ambil versi yang satu lagi' },
    unsaved: { en: 'Changes are not saved yet.', ms: 'Perubahan belum disimpan.' },

    startLead: {
      en: 'Choose the journal first. Each has its own sections and checklist.',
      ms: 'Pilih jurnal dahulu. Setiap jurnal mempunyai bahagian dan senarai semak sendiri.',
    },
    journal: { en: 'Journal', ms: 'Jurnal' },
    journalSearch: { en: 'Search journals', ms: 'Cari jurnal' },
    journalNone: {
      en: 'No journal of this name takes submissions',
      ms: 'Tiada jurnal dengan nama ini menerima penghantaran',
    },
    journalNoneWhy: {
      en: 'Try fewer letters, or the name in the other language.',
      ms: 'Cuba dengan huruf yang kurang, atau nama dalam bahasa lain.',
    },
    changeJournal: { en: 'Choose another journal', ms: 'Pilih jurnal lain' },
    journalFixed: {
      en: 'The journal of a draft stays. To submit elsewhere, start a new submission.',
      ms: 'Jurnal bagi draf kekal. Untuk menghantar ke jurnal lain, mulakan penghantaran baharu.',
    },
    section: { en: 'Section', ms: 'Bahagian' },
    articleType: { en: 'Type of article', ms: 'Jenis artikel' },
    language: { en: 'Language of the article', ms: 'Bahasa artikel' },
    checklist: { en: 'Submission checklist', ms: 'Senarai semak penghantaran' },
    asked: { en: 'The journal asks for this.', ms: 'Jurnal meminta perkara ini.' },
    guidelines: { en: 'Author guidelines of the journal', ms: 'Garis panduan pengarang jurnal' },
    checklistHelp: {
      en: 'Each point must hold before you go on.',
      ms: 'Setiap perkara mesti dipenuhi sebelum meneruskan.',
    },
    checklistOpen: { en: 'Confirm every point of the checklist.', ms: 'Sahkan setiap perkara dalam senarai semak.' },
    chooseJournal: { en: 'Choose a journal.', ms: 'Pilih satu jurnal.' },
    startDraft: { en: 'Start the submission', ms: 'Mulakan penghantaran' },
    starting: { en: 'Starting the submission …', ms: 'Sedang memulakan penghantaran …' },

    metadataLead: {
      en: 'What readers and indexes see first. Give it in the language of the article and, better still, in the other one too.',
      ms: 'Inilah yang dilihat dahulu oleh pembaca dan pengindeks. Beri dalam bahasa artikel dan, sebaik-baiknya, dalam bahasa yang satu lagi juga.',
    },
    ofArticle: { en: 'language of the article', ms: 'bahasa artikel' },
    title: { en: 'Title', ms: 'Tajuk' },
    abstract: { en: 'Abstract', ms: 'Abstrak' },
    keywords: { en: 'Keywords', ms: 'Kata kunci' },
    keywordsHelp: { en: 'Enter or a comma adds one.', ms: 'Tekan Enter atau koma untuk menambah.' },
    addLanguage: { en: 'Add a language', ms: 'Tambah bahasa' },
  }),
  missing: counted(
    (n) => `${n} needed`,
    (n) => `${n} diperlukan`,
  ),
  wordsOf: {
    en: ({ count, most }) => `${count} of at most ${most} words`,
    ms: ({ count, most }) => `${count} daripada paling banyak ${most} patah perkataan`,
  } satisfies TextWith<{ count: number; most: number }>,
  wordsIn: counted(
    (n) => (n === 1 ? '1 word' : `${n} words`),
    (n) => `${n} patah perkataan`,
  ),
  signsIn: counted(
    (n) => (n === 1 ? '1 character' : `${n} characters`),
    (n) => `${n} aksara`,
  ),
  keywordsIn: counted(
    (n) => (n === 1 ? '1 keyword' : `${n} keywords`),
    (n) => `${n} kata kunci`,
  ),
  peopleIn: counted(
    (n) => (n === 1 ? '1 contributor' : `${n} contributors`),
    (n) => `${n} penyumbang`,
  ),
  filesIn: counted(
    (n) => (n === 1 ? '1 file' : `${n} files`),
    (n) => `${n} fail`,
  ),
  referencesIn: counted(
    (n) => (n === 1 ? '1 reference' : `${n} references`),
    (n) => `${n} rujukan`,
  ),
};

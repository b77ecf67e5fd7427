import { type TextWith, words } from '../text.ts';

/** Lists as files: their names, their heads, and the menu that asks for them. */
export const exports = {
  ...words({
    export: { en: 'Export', ms: 'Eksport' },
    asCsv: { en: 'CSV', ms: 'CSV' },
    asXlsx: { en: 'Excel (XLSX)', ms: 'Excel (XLSX)' },
    preparing: { en: 'Preparing the file …', ms: 'Fail sedang disediakan …' },
    failed: { en: 'The file could not be prepared', ms: 'Fail tidak dapat disediakan' },
    done: { en: 'The file is in your downloads', ms: 'Fail berada dalam muat turun anda' },

    workspaceFile: { en: 'workspace', ms: 'ruang-kerja' },
    journalsFile: { en: 'journals', ms: 'jurnal' },

    number: { en: 'Number', ms: 'Nombor' },
    title: { en: 'Title', ms: 'Tajuk' },
    authors: { en: 'Authors', ms: 'Pengarang' },
    journal: { en: 'Journal', ms: 'Jurnal' },
    section: { en: 'Section', ms: 'Bahagian' },
    state: { en: 'State', ms: 'Keadaan' },
    round: { en: 'Round', ms: 'Pusingan' },
    turn: { en: 'Whose turn', ms: 'Giliran' },
    due: { en: 'Due', ms: 'Tarikh akhir' },
    overdueDays: { en: 'Days overdue', ms: 'Hari lewat' },
    reviewersAsked: { en: 'Reviewers asked', ms: 'Pewasit diminta' },
    reportsIn: { en: 'Reports in', ms: 'Ulasan diterima' },
    editors: { en: 'Editors', ms: 'Editor' },
    reminded: { en: 'Last reminder', ms: 'Peringatan terakhir' },
    submitted: { en: 'Submitted', ms: 'Dihantar' },
    ageDays: { en: 'Age in days', ms: 'Umur (hari)' },
    publisher: { en: 'Publisher', ms: 'Penerbit' },
    issn: { en: 'ISSN', ms: 'ISSN' },
    eissn: { en: 'e-ISSN', ms: 'e-ISSN' },
    disciplines: { en: 'Disciplines', ms: 'Disiplin' },
    team: { en: 'Team', ms: 'Pasukan' },
    changed: { en: 'Changed', ms: 'Diubah' },
    articles: { en: 'Articles', ms: 'Artikel' },
  }),
  limit: {
    en: ({ count }) => `The rows that the filters find, up to ${count.toLocaleString('en-MY')}`,
    ms: ({ count }) => `Baris yang ditemukan oleh tapisan, sehingga ${count.toLocaleString('en-MY')}`,
  } satisfies TextWith<{ count: number }>,
};

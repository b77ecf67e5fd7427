import type { CodeList } from '@naskhah/kernel/code-lists';
import { type Text, type TextWith, words } from '../text.ts';

/** The code tables by name. */
export const codeListWords: Record<CodeList, Text> = {
  country: { en: 'Countries', ms: 'Negara' },
  state: { en: 'States of Malaysia', ms: 'Negeri di Malaysia' },
  language: { en: 'Languages of articles', ms: 'Bahasa artikel' },
  discipline: { en: 'Fields of research', ms: 'Bidang penyelidikan' },
  credit_role: { en: 'Contributor roles (CRediT)', ms: 'Peranan penyumbang (CRediT)' },
  article_type: { en: 'Types of articles', ms: 'Jenis artikel' },
  reference_type: { en: 'Types of references', ms: 'Jenis rujukan' },
  license: { en: 'Licences', ms: 'Lesen' },
  stage: { en: 'Stages of the workflow', ms: 'Peringkat aliran kerja' },
  recommendation: { en: 'Recommendations of reviewers', ms: 'Syor pewasit' },
  access_type: { en: 'Types of access', ms: 'Jenis akses' },
  review_type: { en: 'Types of peer review', ms: 'Jenis pewasitan' },
  frequency: { en: 'Frequencies', ms: 'Kekerapan' },
  publisher_type: { en: 'Types of publishers', ms: 'Jenis penerbit' },
  external_index: { en: 'External indexes', ms: 'Indeks luar' },
  session_type: { en: 'Types of evaluation sessions', ms: 'Jenis sesi penilaian' },
  evaluation_outcome: { en: 'Outcomes of evaluation', ms: 'Keputusan penilaian' },
  appeal_ground: { en: 'Grounds of appeal', ms: 'Alasan rayuan' },
  meeting_type: { en: 'Types of meetings', ms: 'Jenis mesyuarat' },
  meeting_mode: { en: 'Ways of meeting', ms: 'Cara mesyuarat' },
  conflict_reason: { en: 'Conflicts of interest', ms: 'Konflik kepentingan' },
  user_manual: { en: 'User manuals', ms: 'Manual pengguna' },
};

/** Code Management. */
export const refCode = {
  ...words({
    title: { en: 'Code Management', ms: 'Pengurusan Kod' },
    lead: {
      en: 'The lists that forms offer, with their names in both languages.',
      ms: 'Senarai yang ditawarkan dalam borang, dengan nama dalam kedua-dua bahasa.',
    },
    list: { en: 'List', ms: 'Senarai' },
    search: { en: 'Value or name', ms: 'Nilai atau nama' },
    value: { en: 'Value', ms: 'Nilai' },
    valueHelp: {
      en: 'Kept in every record that uses it, so it cannot be changed later.',
      ms: 'Disimpan dalam setiap rekod yang menggunakannya, maka tidak boleh diubah kemudian.',
    },
    english: { en: 'Name in English', ms: 'Nama dalam bahasa Inggeris' },
    malay: { en: 'Name in Malay', ms: 'Nama dalam bahasa Melayu' },
    parent: { en: 'Stands below', ms: 'Di bawah' },
    sort: { en: 'Order', ms: 'Susunan' },
    sortHelp: { en: 'A whole number; the smallest comes first.', ms: 'Nombor bulat; yang terkecil didahulukan.' },
    sortWrong: { en: 'Write a whole number from 0 to 999999.', ms: 'Tulis nombor bulat dari 0 hingga 999999.' },
    state: { en: 'State', ms: 'Keadaan' },
    offered: { en: 'Offered', ms: 'Ditawarkan' },
    retired: { en: 'Retired', ms: 'Tidak aktif' },
    inUse: { en: 'in use', ms: 'digunakan' },
    active: { en: 'Offered in forms', ms: 'Ditawarkan dalam borang' },
    activeHelp: {
      en: 'What is retired is offered no longer; records that have it keep its name.',
      ms: 'Entri tidak aktif tidak lagi ditawarkan; rekod yang memilikinya mengekalkan namanya.',
    },
    add: { en: 'Add an entry', ms: 'Tambah entri' },
    edit: { en: 'Change the entry', ms: 'Ubah entri' },
    save: { en: 'Save', ms: 'Simpan' },
    saving: { en: 'Saving …', ms: 'Menyimpan …' },
    saved: { en: 'Entry saved', ms: 'Entri disimpan' },
    missing: { en: 'Fill in this field.', ms: 'Isi medan ini.' },
    remove: { en: 'Delete', ms: 'Padam' },
    removeSure: {
      en: 'No record uses this entry. It is taken out of the list for good.',
      ms: 'Tiada rekod menggunakan entri ini. Entri dikeluarkan terus daripada senarai.',
    },
    removing: { en: 'Deleting …', ms: 'Memadam …' },
    removed: { en: 'Entry deleted', ms: 'Entri dipadam' },
    fixed: {
      en: 'The values of this list are part of how the portal works: their names and order can be changed.',
      ms: 'Nilai dalam senarai ini sebahagian daripada cara portal berfungsi: nama dan susunannya boleh diubah.',
    },
    nothing: { en: 'Nothing found', ms: 'Tiada yang ditemui' },
    nothingWhy: {
      en: 'No entry of this list has these words.',
      ms: 'Tiada entri senarai ini dengan perkataan tersebut.',
    },
    import: { en: 'Import', ms: 'Import' },
    importTitle: { en: 'Import from a CSV file', ms: 'Import daripada fail CSV' },
    importWhy: {
      en: 'The first row names the columns: value, label_en, label_ms, and if needed parent, sort and active. Entries that the file does not name stay as they are.',
      ms: 'Baris pertama menamakan lajur: value, label_en, label_ms, dan jika perlu parent, sort dan active. Entri yang tiada dalam fail kekal seperti sedia ada.',
    },
    file: { en: 'File', ms: 'Fail' },
    fileLimits: { en: 'CSV in UTF-8, at most 500 kB', ms: 'CSV dalam UTF-8, paling besar 500 kB' },
    fileTooLarge: { en: 'This file is larger than 500 kB.', ms: 'Fail ini lebih besar daripada 500 kB.' },
    reading: { en: 'Reading the file …', ms: 'Membaca fail …' },
    importing: { en: 'Importing …', ms: 'Mengimport …' },
    imported: { en: 'List imported', ms: 'Senarai diimport' },
    nothingToDo: { en: 'The list is like this already.', ms: 'Senarai sudah seperti ini.' },
    faults: {
      en: 'Nothing can be imported until these lines are corrected:',
      ms: 'Tiada apa-apa boleh diimport sehingga baris ini dibetulkan:',
    },
    apply: { en: 'Import', ms: 'Import' },
  }),
  found: {
    en: ({ count }) => (count === 1 ? '1 entry' : `${count} entries`),
    ms: ({ count }) => `${count} entri`,
  } satisfies TextWith<{ count: number }>,
  wouldDo: {
    en: ({ added, changed, unchanged }) => `${added} to add, ${changed} to change, ${unchanged} as they are`,
    ms: ({ added, changed, unchanged }) => `${added} akan ditambah, ${changed} akan diubah, ${unchanged} kekal`,
  } satisfies TextWith<{ added: number; changed: number; unchanged: number }>,
  faultAt: {
    en: ({ line, column }) => `Line ${line}, ${column}`,
    ms: ({ line, column }) => `Baris ${line}, ${column}`,
  } satisfies TextWith<{ line: number; column: string }>,
};

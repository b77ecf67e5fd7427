import { type TextWith, words } from '../text.ts';

/** Files and references of a submission. */
export const wizardFiles = {
  ...words({
    lead: {
      en: 'One file for the manuscript, without the authors’ names. The rest as the journal asks.',
      ms: 'Satu fail untuk manuskrip, tanpa nama pengarang. Selebihnya seperti yang diminta oleh jurnal.',
    },
    manuscript: { en: 'Manuscript', ms: 'Manuskrip' },
    'title-page': { en: 'Title page, with names', ms: 'Halaman tajuk, dengan nama' },
    figure: { en: 'Figures', ms: 'Rajah' },
    table: { en: 'Tables', ms: 'Jadual' },
    supplementary: { en: 'Supplementary files', ms: 'Fail tambahan' },
    textTypes: {
      en: 'PDF, Word, ODT, RTF, TeX, Markdown or plain text',
      ms: 'PDF, Word, ODT, RTF, TeX, Markdown atau teks biasa',
    },
    pictureTypes: { en: 'PNG, JPEG, TIFF, WebP, SVG, EPS or PDF', ms: 'PNG, JPEG, TIFF, WebP, SVG, EPS atau PDF' },
    tableTypes: {
      en: 'Excel, ODS, CSV, or a text file as for the manuscript',
      ms: 'Excel, ODS, CSV, atau fail teks seperti bagi manuskrip',
    },
    anyTypes: {
      en: 'Texts, pictures, data (CSV, Excel, ZIP, JSON), MP4 or MP3',
      ms: 'Teks, gambar, data (CSV, Excel, ZIP, JSON), MP4 atau MP3',
    },
    referencesNeeded: {
      en: 'This journal needs the reference list before the submission is sent.',
      ms: 'Jurnal ini memerlukan senarai rujukan sebelum penghantaran dibuat.',
    },
    empty: { en: 'This file is empty. Choose another.', ms: 'Fail ini kosong. Pilih fail lain.' },
    failed: {
      en: 'The upload was interrupted. Nothing was saved of it.',
      ms: 'Muat naik terganggu. Tiada apa-apa disimpan daripadanya.',
    },
    again: { en: 'Upload again', ms: 'Muat naik semula' },
    dismiss: { en: 'Dismiss', ms: 'Ketepikan' },
    removing: { en: 'Removing the file …', ms: 'Sedang mengalih keluar fail …' },
    removed: { en: 'File removed', ms: 'Fail dialih keluar' },
    removeTitle: { en: 'Remove this file?', ms: 'Alih keluar fail ini?' },
    replaceTitle: { en: 'Replace this file?', ms: 'Ganti fail ini?' },
    uploading: { en: 'Files are still being uploaded.', ms: 'Fail masih dimuat naik.' },

    refLead: {
      en: 'Paste the whole list as it stands at the end of the manuscript. It is split into entries, and DOIs are found.',
      ms: 'Tampal seluruh senarai seperti pada akhir manuskrip. Senarai akan dipecahkan kepada entri dan DOI dikesan.',
    },
    paste: { en: 'Reference list', ms: 'Senarai rujukan' },
    pasteMore: { en: 'Add more references', ms: 'Tambah rujukan lagi' },
    pasteHelp: {
      en: 'Numbered, or one reference on each line, or with blank lines between.',
      ms: 'Bernombor, atau satu rujukan pada setiap baris, atau dipisahkan dengan baris kosong.',
    },
    split: { en: 'Split into entries', ms: 'Pecahkan kepada entri' },
    splitting: { en: 'Splitting the list …', ms: 'Sedang memecahkan senarai …' },
    splitDone: { en: 'References added', ms: 'Rujukan ditambah' },
    nothingPasted: { en: 'Paste at least one reference.', ms: 'Tampal sekurang-kurangnya satu rujukan.' },
    listed: { en: 'Entries', ms: 'Entri' },
    noDoi: { en: 'no DOI found', ms: 'tiada DOI dikesan' },
    noReferences: { en: 'No references yet', ms: 'Belum ada rujukan' },
    noReferencesWhy: {
      en: 'Entries appear here as soon as a list was split.',
      ms: 'Entri dipaparkan di sini selepas senarai dipecahkan.',
    },
    oneEntry: { en: 'Reference', ms: 'Rujukan' },
    saveEntry: { en: 'Save', ms: 'Simpan' },
    cancel: { en: 'Cancel', ms: 'Batal' },
    entryEmpty: { en: 'Write the reference, or remove it.', ms: 'Tulis rujukan, atau alih keluar.' },
  }),
  removeFile: {
    en: ({ name }) => `Remove ${name}`,
    ms: ({ name }) => `Alih keluar ${name}`,
  } satisfies TextWith<{ name: string }>,
  replaceWhy: {
    en: ({ old, name }) => `There is one file here. ${name} takes the place of ${old}.`,
    ms: ({ old, name }) => `Hanya satu fail di sini. ${name} menggantikan ${old}.`,
  } satisfies TextWith<{ old: string; name: string }>,
  removeFileWhy: {
    en: ({ name }) => `${name} will not be sent.`,
    ms: ({ name }) => `${name} tidak akan dihantar.`,
  } satisfies TextWith<{ name: string }>,
  reference: {
    en: ({ place }) => `reference ${place}`,
    ms: ({ place }) => `rujukan ${place}`,
  } satisfies TextWith<{ place: number }>,
  editReference: {
    en: ({ place }) => `Edit reference ${place}`,
    ms: ({ place }) => `Sunting rujukan ${place}`,
  } satisfies TextWith<{ place: number }>,
  removeReference: {
    en: ({ place }) => `Remove reference ${place}`,
    ms: ({ place }) => `Alih keluar rujukan ${place}`,
  } satisfies TextWith<{ place: number }>,
  doisFound: {
    en: ({ found, of }) => `DOI found in ${found} of ${of}`,
    ms: ({ found, of }) => `DOI dikesan dalam ${found} daripada ${of}`,
  } satisfies TextWith<{ found: number; of: number }>,
};

import type { FormPurpose, QuestionType } from '@naskhah/kernel/forms/definition';
import type { DefinitionFault } from '@naskhah/kernel/forms/faults';
import { type Text, type TextWith, words } from '../text.ts';

export const questionTypeWords: Record<QuestionType, Text> = {
  section: { en: 'Part', ms: 'Bahagian' },
  text: { en: 'Text', ms: 'Teks' },
  'long-text': { en: 'Long text', ms: 'Teks panjang' },
  number: { en: 'Number', ms: 'Nombor' },
  date: { en: 'Date', ms: 'Tarikh' },
  choice: { en: 'Choice', ms: 'Pilihan' },
  checkboxes: { en: 'Checkboxes', ms: 'Kotak semak' },
  scale: { en: 'Scale', ms: 'Skala' },
  matrix: { en: 'Matrix', ms: 'Matriks' },
  check: { en: 'Check', ms: 'Semakan' },
};

export const purposeWords: Record<FormPurpose, Text> = {
  review: { en: 'Review form', ms: 'Borang pewasitan' },
  submission: { en: 'Fields of submissions', ms: 'Medan penghantaran' },
  task: { en: 'Task', ms: 'Tugasan' },
  checking: { en: 'Checking', ms: 'Semakan' },
  response: { en: 'Response to reviewers', ms: 'Maklum balas kepada pewasit' },
};

/** What to do about it, in the few words that fit under a question. */
export const formFaultWords: Record<DefinitionFault, Text> = {
  'no-question': { en: 'Add a question', ms: 'Tambah soalan' },
  'question-without-text': { en: 'Write it in both languages', ms: 'Tulis dalam kedua-dua bahasa' },
  'option-without-text': {
    en: 'A choice has no text in both languages',
    ms: 'Satu pilihan tiada teks dalam kedua-dua bahasa',
  },
  'too-few-options': { en: 'Add a choice', ms: 'Tambah pilihan' },
  'too-few-rows': { en: 'Add a row', ms: 'Tambah baris' },
  'bounds-wrong': { en: 'The lowest and the highest do not fit', ms: 'Nilai terendah dan tertinggi tidak sepadan' },
  'condition-gone': { en: 'Condition points to a choice that is gone', ms: 'Syarat merujuk pilihan yang sudah tiada' },
  'condition-comes-later': { en: 'Condition points to a later question', ms: 'Syarat merujuk soalan selepasnya' },
};

export const formList = {
  ...words({
    title: { en: 'Review Form / Form Builder', ms: 'Borang Pewasitan / Pembina Borang' },
    lead: {
      en: 'What reviewers and authors are asked. Answers keep the version of the form that they were given on.',
      ms: 'Perkara yang ditanya kepada pewasit dan pengarang. Jawapan kekal dengan versi borang yang dijawab.',
    },
    add: { en: 'Add a form', ms: 'Tambah borang' },
    none: { en: 'No forms yet', ms: 'Belum ada borang' },
    noneWhy: {
      en: 'Without one, reviewers write a recommendation and comments. Begin with a shipped form and change it.',
      ms: 'Tanpa borang, pewasit menulis syor dan ulasan. Mulakan dengan borang sedia ada dan ubah suai.',
    },
    form: { en: 'Form', ms: 'Borang' },
    state: { en: 'State', ms: 'Status' },
    answers: { en: 'Answers', ms: 'Jawapan' },
    changed: { en: 'Changed', ms: 'Diubah' },
    draft: { en: 'Draft', ms: 'Draf' },
    retired: { en: 'Retired', ms: 'Tidak digunakan' },
    forReviews: { en: 'Asked of reviewers', ms: 'Diberi kepada pewasit' },
    use: { en: 'Ask reviewers this form', ms: 'Beri borang ini kepada pewasit' },
    useSure: {
      en: 'Reviewers who are invited from now on are asked its published version. Those who were invited before keep theirs.',
      ms: 'Pewasit yang dijemput selepas ini diberi versi yang diterbitkan. Yang dijemput sebelum ini kekal dengan borang mereka.',
    },
    leave: { en: 'Ask reviewers no form', ms: 'Jangan beri borang kepada pewasit' },
    leaveSure: {
      en: 'Reviewers who are invited from now on write a recommendation and comments only.',
      ms: 'Pewasit yang dijemput selepas ini hanya menulis syor dan ulasan.',
    },
    copy: { en: 'Copy', ms: 'Salin' },
    export: { en: 'Export as a file', ms: 'Eksport sebagai fail' },
    retire: { en: 'Retire', ms: 'Hentikan penggunaan' },
    retireSure: {
      en: 'It is given out no more. Answers stay, and it can be taken up again.',
      ms: 'Borang ini tidak lagi dikeluarkan. Jawapan kekal dan borang boleh digunakan semula.',
    },
    takeUp: { en: 'Take up again', ms: 'Guna semula' },
    delete: { en: 'Delete', ms: 'Padam' },
    deleteSure: {
      en: 'It was never given out. Its questions are gone for good.',
      ms: 'Borang ini belum pernah dikeluarkan. Soalannya akan hilang selamanya.',
    },
    saving: { en: 'Saving …', ms: 'Menyimpan …' },
    done: { en: 'Saved', ms: 'Disimpan' },
    deleted: { en: 'The form was deleted', ms: 'Borang telah dipadam' },
    added: { en: 'The form was added', ms: 'Borang telah ditambah' },
    titleEn: { en: 'Title in English', ms: 'Tajuk dalam bahasa Inggeris' },
    titleMs: { en: 'Title in Malay', ms: 'Tajuk dalam bahasa Melayu' },
    titleMissing: { en: 'Give it a title in both languages.', ms: 'Beri tajuk dalam kedua-dua bahasa.' },
    purpose: { en: 'What it is for', ms: 'Kegunaan' },
    beginWith: { en: 'Begin with', ms: 'Mulakan dengan' },
    nothing: { en: 'An empty form', ms: 'Borang kosong' },
    file: { en: 'A file that was exported', ms: 'Fail yang dieksport' },
    chooseFile: { en: 'File of a form', ms: 'Fail borang' },
    fileLimits: { en: 'JSON, as exported here', ms: 'JSON, seperti yang dieksport di sini' },
    fileWrong: {
      en: 'This is no exported form. Choose another file.',
      ms: 'Ini bukan borang yang dieksport. Pilih fail lain.',
    },
    acts: { en: 'More for this form', ms: 'Tindakan lain bagi borang ini' },
  }),
  version: { en: ({ number }) => `Version ${number}`, ms: ({ number }) => `Versi ${number}` } satisfies TextWith<{
    number: number;
  }>,
  versionAndDraft: {
    en: ({ number }) => `Version ${number}, draft changed`,
    ms: ({ number }) => `Versi ${number}, draf diubah`,
  } satisfies TextWith<{ number: number }>,
  size: {
    en: ({ questions, parts }) =>
      `${questions} ${questions === 1 ? 'question' : 'questions'}${parts > 0 ? ` in ${parts} ${parts === 1 ? 'part' : 'parts'}` : ''}`,
    ms: ({ questions, parts }) => `${questions} soalan${parts > 0 ? ` dalam ${parts} bahagian` : ''}`,
  } satisfies TextWith<{ questions: number; parts: number }>,
};

export const builder = {
  ...words({
    formItself: { en: 'Title of the form', ms: 'Tajuk borang' },
    questions: { en: 'Questions', ms: 'Soalan' },
    questionsHow: { en: 'Drag, or move with the arrows', ms: 'Seret, atau alihkan dengan anak panah' },
    addAfter: { en: 'Add after the chosen question', ms: 'Tambah selepas soalan yang dipilih' },
    thisQuestion: { en: 'This question', ms: 'Soalan ini' },
    thisPart: { en: 'This part', ms: 'Bahagian ini' },
    thisForm: { en: 'This form', ms: 'Borang ini' },
    duplicate: { en: 'Copy this question', ms: 'Salin soalan ini' },
    remove: { en: 'Remove this question', ms: 'Buang soalan ini' },
    type: { en: 'Type', ms: 'Jenis' },
    labelEn: { en: 'Question in English', ms: 'Soalan dalam bahasa Inggeris' },
    labelMs: { en: 'Question in Malay', ms: 'Soalan dalam bahasa Melayu' },
    partEn: { en: 'Heading in English', ms: 'Tajuk bahagian dalam bahasa Inggeris' },
    partMs: { en: 'Heading in Malay', ms: 'Tajuk bahagian dalam bahasa Melayu' },
    helpEn: { en: 'Help in English', ms: 'Bantuan dalam bahasa Inggeris' },
    helpMs: { en: 'Help in Malay', ms: 'Bantuan dalam bahasa Melayu' },
    choices: { en: 'Choices', ms: 'Pilihan' },
    columns: { en: 'Columns', ms: 'Lajur' },
    rows: { en: 'Rows', ms: 'Baris' },
    bothLanguages: { en: 'English · Malay', ms: 'Inggeris · Melayu' },
    addChoice: { en: 'Add a choice', ms: 'Tambah pilihan' },
    addRow: { en: 'Add a row', ms: 'Tambah baris' },
    addColumn: { en: 'Add a column', ms: 'Tambah lajur' },
    lowest: { en: 'From', ms: 'Dari' },
    highest: { en: 'To', ms: 'Hingga' },
    least: { en: 'At least', ms: 'Sekurang-kurangnya' },
    most: { en: 'At most', ms: 'Selebih-lebihnya' },
    lowEn: { en: 'The low end in English', ms: 'Hujung rendah dalam bahasa Inggeris' },
    lowMs: { en: 'The low end in Malay', ms: 'Hujung rendah dalam bahasa Melayu' },
    highEn: { en: 'The high end in English', ms: 'Hujung tinggi dalam bahasa Inggeris' },
    highMs: { en: 'The high end in Malay', ms: 'Hujung tinggi dalam bahasa Melayu' },
    whoSees: { en: 'Who sees the answer', ms: 'Siapa melihat jawapan' },
    editors: { en: 'Editors of the article', ms: 'Editor artikel' },
    author: { en: 'The authors', ms: 'Pengarang' },
    authorHelp: { en: 'With the decision, without the reviewer’s name', ms: 'Bersama keputusan, tanpa nama pewasit' },
    reviewer: { en: 'The reviewers', ms: 'Pewasit' },
    required: { en: 'An answer is required', ms: 'Jawapan diperlukan' },
    shownWhen: { en: 'Shown only when', ms: 'Dipaparkan hanya apabila' },
    always: { en: 'Always', ms: 'Sentiasa' },
    answerIs: { en: 'The answer is', ms: 'Jawapannya' },
    gone: { en: 'gone', ms: 'sudah tiada' },
    preview: { en: 'Preview', ms: 'Pratonton' },
    asWho: { en: 'As whom', ms: 'Sebagai siapa' },
    asReviewer: { en: 'Reviewer', ms: 'Pewasit' },
    asAnswering: { en: 'Who answers', ms: 'Penjawab' },
    language: { en: 'Language', ms: 'Bahasa' },
    nothingShared: { en: 'None of the answers is shown to them.', ms: 'Tiada jawapan dipaparkan kepada mereka.' },
    importExport: { en: 'Export', ms: 'Eksport' },
    neverPublished: { en: 'Nobody is asked this form yet.', ms: 'Belum ada sesiapa diberi borang ini.' },
    whatChanged: { en: 'What changed', ms: 'Perubahan' },
    allVersions: { en: 'All versions', ms: 'Semua versi' },
    noChange: { en: 'Nothing has changed since the last version.', ms: 'Tiada perubahan sejak versi terakhir.' },
    addedChange: { en: 'Added', ms: 'Ditambah' },
    removedChange: { en: 'Removed', ms: 'Dibuang' },
    changedChange: { en: 'Changed', ms: 'Diubah' },
    movedChange: { en: 'Moved', ms: 'Dialihkan' },
    publishSure: {
      en: 'From now on it is what people are asked. Who was asked an earlier version keeps it to the end.',
      ms: 'Mulai sekarang versi ini yang diberi. Sesiapa yang diberi versi terdahulu kekal dengannya hingga selesai.',
    },
    published: { en: 'The version was published', ms: 'Versi telah diterbitkan' },
    publishing: { en: 'Publishing …', ms: 'Menerbitkan …' },
    unnamed: { en: 'A question without text', ms: 'Soalan tanpa teks' },
    unnamedPart: { en: 'A part without heading', ms: 'Bahagian tanpa tajuk' },
    requiredShort: { en: 'required', ms: 'wajib' },
    editorsOnlyShort: { en: 'editors only', ms: 'editor sahaja' },
    untitledOption: { en: 'Without text', ms: 'Tanpa teks' },
    back: { en: 'Back to the forms', ms: 'Kembali ke borang' },
  }),
  publishVersion: {
    en: ({ number }) => `Publish version ${number}`,
    ms: ({ number }) => `Terbitkan versi ${number}`,
  } satisfies TextWith<{ number: number }>,
  draftOf: {
    en: ({ number }) => `Version ${number}, draft`,
    ms: ({ number }) => `Versi ${number}, draf`,
  } satisfies TextWith<{ number: number }>,
  inUse: {
    en: ({ number, answers }) =>
      answers === 0
        ? `Version ${number} is given out.`
        : `Version ${number} is in use in ${answers} ${answers === 1 ? 'answer' : 'answers'}.`,
    ms: ({ number, answers }) =>
      answers === 0 ? `Versi ${number} sedang dikeluarkan.` : `Versi ${number} digunakan dalam ${answers} jawapan.`,
  } satisfies TextWith<{ number: number; answers: number }>,
  keepsIt: {
    en: ({ number }) =>
      `They keep it to the end; version ${number} is given to people who are asked after you publish it.`,
    ms: ({ number }) =>
      `Jawapan itu kekal dengannya; versi ${number} diberi kepada yang ditanya selepas ia diterbitkan.`,
  } satisfies TextWith<{ number: number }>,
  toMend: {
    en: ({ count }) => `${count} ${count === 1 ? 'thing' : 'things'} to mend before you can publish`,
    ms: ({ count }) => `${count} perkara perlu diperbetulkan sebelum boleh diterbitkan`,
  } satisfies TextWith<{ count: number }>,
  shownWhenIs: {
    en: ({ question, answer }) => `shown when ${question} is “${answer}”`,
    ms: ({ question, answer }) => `dipaparkan apabila ${question} ialah “${answer}”`,
  } satisfies TextWith<{ question: string; answer: string }>,
  options: { en: ({ count }) => `${count}`, ms: ({ count }) => `${count}` } satisfies TextWith<{ count: number }>,
  matrixRows: {
    en: ({ count }) => `${count} ${count === 1 ? 'row' : 'rows'}`,
    ms: ({ count }) => `${count} baris`,
  } satisfies TextWith<{ count: number }>,
  hiddenNow: {
    en: ({ question }) => `${question} is not shown with these answers.`,
    ms: ({ question }) => `${question} tidak dipaparkan dengan jawapan ini.`,
  } satisfies TextWith<{ question: string }>,
  optionEn: {
    en: ({ place }) => `Choice ${place} in English`,
    ms: ({ place }) => `Pilihan ${place} dalam bahasa Inggeris`,
  } satisfies TextWith<{ place: number }>,
  optionMs: {
    en: ({ place }) => `Choice ${place} in Malay`,
    ms: ({ place }) => `Pilihan ${place} dalam bahasa Melayu`,
  } satisfies TextWith<{ place: number }>,
  removeOption: { en: ({ name }) => `Remove ${name}`, ms: ({ name }) => `Buang ${name}` } satisfies TextWith<{
    name: string;
  }>,
  moveQuestion: { en: ({ name }) => `Drag ${name}`, ms: ({ name }) => `Seret ${name}` } satisfies TextWith<{
    name: string;
  }>,
  copyTitle: { en: ({ title }) => `${title} (copy)`, ms: ({ title }) => `${title} (salinan)` } satisfies TextWith<{
    title: string;
  }>,
};

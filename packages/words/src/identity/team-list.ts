import { type TextWith, words } from '../text.ts';

/** Inviting many people to a journal's team from a list. */
export const teamList = {
  ...words({
    addMany: { en: 'Add many', ms: 'Tambah ramai' },
    why: {
      en: 'Paste from a sheet, or choose a CSV file: name, e-mail, preset. Each person is invited by mail and joins once they accept.',
      ms: 'Tampal daripada helaian, atau pilih fail CSV: nama, e-mel, praset. Setiap orang dijemput melalui e-mel dan menyertai selepas menerima.',
    },
    lines: { en: 'One person on each line', ms: 'Seorang pada setiap baris' },
    linesHelp: {
      en: 'Aminah Salleh, aminah@example.edu.my, Copyeditor',
      ms: 'Aminah Salleh, aminah@example.edu.my, Editor Salinan',
    },
    file: { en: 'Or a CSV file', ms: 'Atau fail CSV' },
    fileLimits: { en: 'CSV, at most 200 kB and 1,000 lines', ms: 'CSV, paling besar 200 kB dan 1,000 baris' },
    tooLarge: { en: 'This file is too large.', ms: 'Fail ini terlalu besar.' },
    check: { en: 'Check the list', ms: 'Semak senarai' },
    checking: { en: 'Reading the list …', ms: 'Sedang membaca senarai …' },
    inviting: { en: 'Inviting one after the other …', ms: 'Sedang menjemput satu demi satu …' },
    whatHappens: { en: 'What will happen', ms: 'Apa yang akan berlaku' },
    missing: { en: 'Write at least one line.', ms: 'Tulis sekurang-kurangnya satu baris.' },
    nobody: { en: 'No line can be invited as it stands.', ms: 'Tiada baris yang boleh dijemput seperti yang tertera.' },
    leftOver: {
      en: 'The lines that are left were not invited; mend them, or delete them.',
      ms: 'Baris yang tinggal belum dijemput; betulkan atau padam.',
    },
  }),
  invite: {
    en: ({ count }) => (count === 1 ? 'Invite 1 person' : `Invite ${count} people`),
    ms: ({ count }) => `Jemput ${count} orang`,
  } satisfies TextWith<{ count: number }>,
  sent: {
    en: ({ count }) => (count === 1 ? '1 person was invited' : `${count} people were invited`),
    ms: ({ count }) => `${count} orang telah dijemput`,
  } satisfies TextWith<{ count: number }>,
  lineOf: {
    en: ({ line }) => `Line ${line}`,
    ms: ({ line }) => `Baris ${line}`,
  } satisfies TextWith<{ line: number }>,
};

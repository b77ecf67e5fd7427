import { type TextWith, words } from '../text.ts';

/** The disciplines of a journal. The question and the answer stand as the specification writes them. */
export const disciplineWords = {
  ...words({
    title: { en: 'FORD disciplines', ms: 'Disiplin FORD' },
    lead: { en: 'The first is the primary one.', ms: 'Yang pertama ialah disiplin utama.' },
    save: { en: 'Save Dicipline?', ms: 'Simpan disiplin?' },
    saving: { en: 'Saving the disciplines …', ms: 'Sedang menyimpan disiplin …' },
    updated: { en: 'Discipline Updated', ms: 'Disiplin dikemas kini' },
    add: { en: 'Add a discipline', ms: 'Tambah disiplin' },
    addHelp: { en: 'Type a part of its name or its number.', ms: 'Taip sebahagian nama atau nombornya.' },
    primary: { en: 'primary', ms: 'utama' },
    makePrimary: { en: 'Make it the primary one', ms: 'Jadikan disiplin utama' },
    remove: { en: 'Take it away', ms: 'Keluarkan' },
    none: { en: 'No discipline yet.', ms: 'Belum ada disiplin.' },
  }),
  others: {
    en: ({ count }) => (count === 1 ? '1 other journal' : `${count} other journals`),
    ms: ({ count }) => `${count} jurnal lain`,
  } satisfies TextWith<{ count: number }>,
};

import { words } from '../text.ts';

/** Setting an article that is ready into an issue, from its own page. */
export const setIntoIssue = words({
  act: { en: 'Set into an issue', ms: 'Masukkan ke dalam keluaran' },
  which: { en: 'Issue', ms: 'Keluaran' },
  why: {
    en: 'The article is public when the issue is. Until then you can move it to another issue.',
    ms: 'Artikel diterbitkan bersama keluarannya. Sebelum itu, artikel boleh dipindahkan ke keluaran lain.',
  },
  none: {
    en: 'This journal has no issue that takes articles. Add one first, on its page of issues.',
    ms: 'Jurnal ini tiada keluaran yang boleh menerima artikel. Tambah satu dahulu di halaman keluarannya.',
  },
  toIssues: { en: 'Go to the issues', ms: 'Pergi ke keluaran' },
  looking: { en: 'Looking for open issues …', ms: 'Mencari keluaran yang terbuka …' },
});

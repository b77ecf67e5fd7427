import { type TextWith, words } from '../text.ts';

const counted = (en: (n: number) => string, ms: (n: number) => string): TextWith<{ count: number }> => ({
  en: ({ count }) => en(count),
  ms: ({ count }) => ms(count),
});

/** Acts on several people of the list at once. */
export const bulkPeople = {
  ...words({
    done: { en: 'Done', ms: 'Selesai' },
    acting: { en: 'One after the other …', ms: 'Satu demi satu …' },
    selecting: { en: 'Selecting the rows …', ms: 'Baris sedang dipilih …' },
    suspend: { en: 'Suspend…', ms: 'Gantung…' },
    suspendWhy: {
      en: 'Their sessions end and they cannot log in until the accounts are opened again. What they wrote and owe stays. Each is told by mail, with the reason.',
      ms: 'Sesi mereka tamat dan mereka tidak boleh log masuk sehingga akaun dibuka semula. Hasil kerja dan tugasan mereka kekal. Setiap orang dimaklumkan melalui e-mel, berserta sebabnya.',
    },
    reason: { en: 'Reason', ms: 'Sebab' },
    reinstate: { en: 'Lift suspension…', ms: 'Tarik balik penggantungan…' },
    reinstateWhy: {
      en: 'Those who are suspended can log in again, and are told by mail.',
      ms: 'Orang yang digantung boleh log masuk semula dan dimaklumkan melalui e-mel.',
    },
    endSessions: { en: 'End sessions…', ms: 'Tamatkan sesi…' },
    endSessionsWhy: {
      en: 'They are logged out everywhere and can log in again.',
      ms: 'Mereka dilog keluar di semua tempat dan boleh log masuk semula.',
    },
    giveRole: { en: 'Give a role…', ms: 'Beri peranan…' },
    takeRole: { en: 'Take a role…', ms: 'Tarik peranan…' },
    role: { en: 'Role of the platform', ms: 'Peranan platform' },
    roleWhy: {
      en: 'Each change stands in the log of the person.',
      ms: 'Setiap perubahan direkodkan dalam log orang itu.',
    },
    remind: { en: 'Send confirmation again…', ms: 'Hantar semula pengesahan…' },
    remindWhy: {
      en: 'Those who have not confirmed their address are mailed a new code and a new link.',
      ms: 'Orang yang belum mengesahkan alamat menerima kod dan pautan baharu melalui e-mel.',
    },
    resultTitle: { en: 'What was done', ms: 'Apa yang telah dilakukan' },
    close: { en: 'Close', ms: 'Tutup' },
  }),
  titleOf: {
    en: ({ act, count }) => `${act.replace('…', '')}: ${count === 1 ? '1 person' : `${count} people`}?`,
    ms: ({ act, count }) => `${act.replace('…', '')}: ${count} orang?`,
  } satisfies TextWith<{ act: string; count: number }>,
  exportRows: counted(
    (n) => `Export ${n}`,
    (n) => `Eksport ${n}`,
  ),
  allDone: counted(
    (n) => (n === 1 ? 'Done for 1 person' : `Done for ${n} people`),
    (n) => `Selesai untuk ${n} orang`,
  ),
  doneOf: {
    en: ({ done, of }) => `${done} of ${of} done, the others were left as they are:`,
    ms: ({ done, of }) => `${done} daripada ${of} selesai, yang lain dibiarkan seperti sedia ada:`,
  } satisfies TextWith<{ done: number; of: number }>,
};

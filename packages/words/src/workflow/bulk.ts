import { type TextWith, words } from '../text.ts';

const counted = (en: (n: number) => string, ms: (n: number) => string): TextWith<{ count: number }> => ({
  en: ({ count }) => en(count),
  ms: ({ count }) => ms(count),
});

/** Acts on several rows of a list at once. */
export const bulk = {
  ...words({
    assign: { en: 'Assign editor', ms: 'Tugaskan editor' },
    remind: { en: 'Remind reviewers', ms: 'Ingatkan pewasit' },
    assigning: { en: 'Assigning the editor …', ms: 'Editor sedang ditugaskan …' },
    reminding: { en: 'Sending reminders …', ms: 'Peringatan sedang dihantar …' },
    selecting: { en: 'Selecting the rows …', ms: 'Baris sedang dipilih …' },
    assigned: { en: 'Assigned', ms: 'Ditugaskan' },
    searchPeople: { en: 'Name or affiliation', ms: 'Nama atau institusi' },
    nobody: { en: 'No editor fits', ms: 'Tiada editor yang sesuai' },
    nobodyWhy: {
      en: 'Only editors of the journals of these articles can be assigned, and nobody to an article of their own.',
      ms: 'Hanya editor jurnal bagi artikel ini boleh ditugaskan, dan bukan untuk artikel mereka sendiri.',
    },
    choose: { en: 'Assign', ms: 'Tugaskan' },
    remindTitle: { en: 'Remind the late reviewers?', ms: 'Ingatkan pewasit yang lewat?' },
    remindWhy: {
      en: 'Every reviewer of these articles who is past the date gets a mail with a fresh link, at most one a day.',
      ms: 'Setiap pewasit artikel ini yang melepasi tarikh menerima e-mel dengan pautan baharu, paling banyak satu sehari.',
    },
    resultTitle: { en: 'What was done', ms: 'Apa yang telah dilakukan' },
    close: { en: 'Close', ms: 'Tutup' },
  }),
  exportRows: counted(
    (n) => `Export ${n}`,
    (n) => `Eksport ${n}`,
  ),
  chooseFor: {
    en: ({ name }) => `Assign ${name}`,
    ms: ({ name }) => `Tugaskan ${name}`,
  } satisfies TextWith<{ name: string }>,
  fits: {
    en: ({ fits, of }) => (fits === of ? 'can take all of them' : `can take ${fits} of ${of}`),
    ms: ({ fits, of }) => (fits === of ? 'boleh mengambil semuanya' : `boleh mengambil ${fits} daripada ${of}`),
  } satisfies TextWith<{ fits: number; of: number }>,
  reminded: counted(
    (n) => (n === 1 ? '1 reviewer reminded' : `${n} reviewers reminded`),
    (n) => `${n} pewasit diingatkan`,
  ),
  doneOf: {
    en: ({ done, of }) => `${done} of ${of} done, the others were left as they are:`,
    ms: ({ done, of }) => `${done} daripada ${of} selesai, yang lain dibiarkan seperti sedia ada:`,
  } satisfies TextWith<{ done: number; of: number }>,
  allDone: counted(
    (n) => (n === 1 ? 'Done for 1 article' : `Done for ${n} articles`),
    (n) => `Selesai untuk ${n} artikel`,
  ),
};

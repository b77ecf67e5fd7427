import { type TextWith, words } from '../text.ts';

/** What files say of their makers, for who sent them and for the editors. */
export const fileTraces = {
  ...words({
    title: { en: 'What the files give away', ms: 'Apa yang didedahkan oleh fail' },
    why: {
      en: 'Reviewers who may not know the authors get copies without this. Names in the text itself stay.',
      ms: 'Pewasit yang tidak boleh mengetahui pengarang menerima salinan tanpa maklumat ini. Nama dalam teks kekal.',
    },
    uncleanable: {
      en: 'No copy without names can be made of this type of file, so reviewers who may not know the authors do not get it. Send it as PDF, Word or plain text.',
      ms: 'Salinan tanpa nama tidak dapat dibuat daripada jenis fail ini, maka pewasit yang tidak boleh mengetahui pengarang tidak menerimanya. Hantar sebagai PDF, Word atau teks biasa.',
    },
    author: { en: 'Author', ms: 'Pengarang' },
    reviser: { en: 'Comments and changes by', ms: 'Ulasan dan perubahan oleh' },
    organisation: { en: 'Organisation', ms: 'Organisasi' },
    place: { en: 'Where it was', ms: 'Lokasi' },
    device: { en: 'Made with', ms: 'Dibuat dengan' },
    date: { en: 'Dates', ms: 'Tarikh' },
    note: { en: 'Remarks', ms: 'Catatan' },
    session: { en: 'Sessions', ms: 'Sesi' },
    forReviewers: { en: 'Files for the reviewers', ms: 'Fail untuk pewasit' },
    whichFiles: { en: 'Which files do the reviewers get?', ms: 'Fail manakah yang diterima oleh pewasit?' },
    choosing: { en: 'Saving the choice', ms: 'Menyimpan pilihan' },
    chosen: { en: 'The choice was saved', ms: 'Pilihan telah disimpan' },
  }),
  names: {
    en: ({ names }) => `The text names ${names}. Take the names out if the reviewers may not know the authors.`,
    ms: ({ names }) => `Teks menamakan ${names}. Buang nama itu jika pewasit tidak boleh mengetahui pengarang.`,
  } satisfies TextWith<{ names: string }>,
};

import { words } from '../text.ts';

export const verificationRefusals = words({
  'journal-not-passed': {
    en: 'The check of this registration is not passed yet. Finish the checklist, and pass it on first.',
    ms: 'Semakan pendaftaran ini belum lulus. Isi senarai semak dan hantar dahulu.',
  },
  'checks-open': {
    en: 'An item is open, has failed or lacks its sentence. Fill in every item, or return the registration with its reasons.',
    ms: 'Ada item yang belum dijawab, gagal atau tiada ayat. Isi setiap item, atau kembalikan pendaftaran dengan sebabnya.',
  },
  'comment-missing': {
    en: 'A failed item has no sentence. Write what the journal must do, then return the registration.',
    ms: 'Item yang gagal tiada ayat. Tulis perkara yang perlu dilakukan oleh jurnal, kemudian kembalikan pendaftaran.',
  },
  'item-not-asked': {
    en: 'The checklist does not ask this any more. Reload the page.',
    ms: 'Senarai semak tidak lagi bertanya perkara ini. Muat semula halaman ini.',
  },
  'field-twice': {
    en: 'A field is named twice. Write both reasons under one.',
    ms: 'Satu medan dinamakan dua kali. Tulis kedua-dua sebab di bawah satu medan.',
  },
});

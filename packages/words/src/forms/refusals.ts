import { words } from '../text.ts';
import { answerFaultWords } from './question-fields.ts';

/** What stands in the way of an act on a form, and what is wrong in one before it is given out. */
export const formRefusals = words({
  ...answerFaultWords,
  'form-not-found': { en: 'This form was not found.', ms: 'Borang ini tidak ditemui.' },
  'form-title-taken': {
    en: 'Another form of this journal has this title. Choose another one.',
    ms: 'Borang lain bagi jurnal ini telah menggunakan tajuk ini. Pilih tajuk lain.',
  },
  'too-many-forms': {
    en: 'This journal has 100 forms, the most that there can be. Remove one that was never given out.',
    ms: 'Jurnal ini mempunyai 100 borang, iaitu had maksimum. Padam satu borang yang belum pernah dikeluarkan.',
  },
  'form-incomplete': {
    en: 'Nothing was published. Correct the questions that are marked, then publish again.',
    ms: 'Tiada apa-apa diterbitkan. Betulkan soalan yang ditandakan, kemudian terbitkan semula.',
  },
  'form-unchanged': {
    en: 'Nothing has changed since the last version. Change the form first.',
    ms: 'Tiada perubahan sejak versi terakhir. Ubah borang terlebih dahulu.',
  },
  'form-retired': {
    en: 'This form is retired. Take it up again first.',
    ms: 'Borang ini tidak lagi digunakan. Gunakan semula terlebih dahulu.',
  },
  'form-for-reviews': {
    en: 'Reviewers are asked this form. Choose another one for reviews first.',
    ms: 'Pewasit diberi borang ini. Pilih borang lain untuk pewasitan terlebih dahulu.',
  },
  'form-not-published': {
    en: 'This form was never published. Publish it first.',
    ms: 'Borang ini belum pernah diterbitkan. Terbitkan terlebih dahulu.',
  },
  'form-of-other-purpose': {
    en: 'This form was not made for reviews. Choose a review form.',
    ms: 'Borang ini bukan untuk pewasitan. Pilih borang pewasitan.',
  },
  'form-given-out': {
    en: 'This form was published and stays with its answers. Retire it instead.',
    ms: 'Borang ini pernah diterbitkan dan kekal bersama jawapannya. Hentikan penggunaannya sebagai ganti.',
  },
  'answers-wrong': {
    en: 'Some answers need attention. Nothing was sent. Correct the questions that are marked and send again.',
    ms: 'Beberapa jawapan perlu diperbetulkan. Tiada apa-apa dihantar. Betulkan soalan yang ditandakan dan hantar semula.',
  },
  'id-twice': {
    en: 'Two questions or options have the same id. Give each its own.',
    ms: 'Dua soalan atau pilihan mempunyai id yang sama. Beri setiap satu id sendiri.',
  },
  'no-question': { en: 'The form asks nothing. Add a question.', ms: 'Borang ini tiada soalan. Tambah soalan.' },
  'question-without-text': {
    en: 'The question has no text in one of the languages. Write it in English and Malay.',
    ms: 'Soalan tiada teks dalam salah satu bahasa. Tulis dalam bahasa Inggeris dan bahasa Melayu.',
  },
  'option-without-text': {
    en: 'A choice has no text in one of the languages. Write it in English and Malay.',
    ms: 'Satu pilihan tiada teks dalam salah satu bahasa. Tulis dalam bahasa Inggeris dan bahasa Melayu.',
  },
  'too-few-options': {
    en: 'There is too little to choose from. Add a choice.',
    ms: 'Pilihan tidak mencukupi. Tambah pilihan.',
  },
  'too-few-rows': { en: 'The matrix has no row. Add one.', ms: 'Matriks ini tiada baris. Tambah satu.' },
  'bounds-wrong': {
    en: 'The ends do not fit. A scale has 2 to 11 whole steps; the highest number is not below the lowest. Change them.',
    ms: 'Hujung tidak sepadan. Skala mempunyai 2 hingga 11 langkah bulat; nombor tertinggi tidak di bawah nombor terendah. Ubah nilainya.',
  },
  'condition-gone': {
    en: 'The question is shown after an answer that is gone. Choose another answer, or show it always.',
    ms: 'Soalan ini dipaparkan bagi jawapan yang sudah tiada. Pilih jawapan lain, atau paparkannya sentiasa.',
  },
  'condition-comes-later': {
    en: 'The question is shown after the answer to one that comes later. Move it below, or show it always.',
    ms: 'Soalan ini bergantung pada jawapan soalan selepasnya. Alihkan ke bawah, atau paparkannya sentiasa.',
  },
});

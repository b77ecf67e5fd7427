import { words } from '../text.ts';

/** Beside the questions of a form, where it is filled in. */
export const questionFields = words({
  notAnswered: { en: 'Not answered', ms: 'Tidak dijawab' },
  editorsOnly: { en: 'Only editors see this answer.', ms: 'Hanya editor melihat jawapan ini.' },
});

/** What is wrong with an answer, by code. */
export const answerFaultWords = words({
  'answer-missing': {
    en: 'Nothing was answered here. Write or choose an answer.',
    ms: 'Belum dijawab. Tulis atau pilih jawapan.',
  },
  'answer-wrong': {
    en: 'This is no answer to the question. Correct it.',
    ms: 'Ini bukan jawapan bagi soalan ini. Betulkannya.',
  },
  'answer-too-long': {
    en: 'This is too long. Write less, then save again.',
    ms: 'Ini terlalu panjang. Tulis lebih ringkas, kemudian simpan semula.',
  },
  'out-of-bounds': {
    en: 'This number is outside of what is asked. Correct it.',
    ms: 'Nombor ini di luar julat yang diminta. Betulkannya.',
  },
  'not-asked': { en: 'This is not asked any more. Leave it out.', ms: 'Ini tidak lagi ditanya. Tinggalkannya.' },
});

import type { CheckVerdict } from '@naskhah/kernel/forms/answers';
import { type Text, words } from '../text.ts';

/** Beside the questions of a form, where it is filled in. */
export const questionFields = words({
  notAnswered: { en: 'Not answered', ms: 'Tidak dijawab' },
  editorsOnly: { en: 'Only editors see this answer.', ms: 'Hanya editor melihat jawapan ini.' },
});

/** What is said of an item of a checklist. */
export const checkVerdictWords: Record<CheckVerdict, Text> = {
  pass: { en: 'Pass', ms: 'Lulus' },
  fail: { en: 'Fail', ms: 'Gagal' },
  na: { en: 'N/A', ms: 'T/B' },
};

export const checkFields = words({
  notApplicable: { en: 'N/A, not applicable', ms: 'T/B, tidak berkenaan' },
  comment: { en: 'Comment for the journal', ms: 'Ulasan kepada jurnal' },
  commentMissing: {
    en: 'Write what the journal must do. A failed item goes back with its sentence.',
    ms: 'Tulis perkara yang perlu dilakukan oleh jurnal. Item yang gagal dikembalikan bersama ayatnya.',
  },
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

import type { TextWith } from '../text.ts';

/** Below every mail that may be stopped. */
export const mailFoot = {
  stop: {
    en: ({ link }) => `No longer want mails like this one? ${link}`,
    ms: ({ link }) => `Tidak mahu lagi menerima e-mel seperti ini? ${link}`,
  } satisfies TextWith<{ link: string }>,
};

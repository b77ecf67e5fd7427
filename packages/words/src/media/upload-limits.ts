import type { TextWith } from '../text.ts';

/** How large a file may be, said before and after it was chosen. Sizes arrive already written. */
export const uploadLimits = {
  tooLarge: {
    en: ({ size, most }) => `This file has ${size}; at most ${most} can be uploaded. Make it smaller or split it.`,
    ms: ({ size, most }) =>
      `Fail ini bersaiz ${size}; paling banyak ${most} boleh dimuat naik. Kecilkan atau pecahkan.`,
  } satisfies TextWith<{ size: string; most: string }>,
  atMost: {
    en: ({ types, most }) => `${types}, at most ${most}`,
    ms: ({ types, most }) => `${types}, paling besar ${most}`,
  } satisfies TextWith<{ types: string; most: string }>,
};

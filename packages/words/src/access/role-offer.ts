import type { TextWith } from '../text.ts';

/** A refusal that another role held would not meet. */
export const roleOffer = {
  needs: {
    en: ({ role }) => `This needs your role as ${role}.`,
    ms: ({ role }) => `Ini memerlukan peranan anda sebagai ${role}.`,
  } satisfies TextWith<{ role: string }>,
  use: {
    en: ({ role }) => `Switch to ${role}`,
    ms: ({ role }) => `Tukar kepada ${role}`,
  } satisfies TextWith<{ role: string }>,
};

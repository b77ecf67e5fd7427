export type Language = 'en' | 'ms';
export type Look = { language: Language; scheme: 'light' | 'dark' };

/** Journeys are made in the first; every screen, and every state that a journey comes to, is looked at in both. */
export const looks = [
  { language: 'en', scheme: 'light' },
  { language: 'ms', scheme: 'dark' },
] as const satisfies Look[];

export type Language = 'en' | 'ms';
export type Look = { language: Language; scheme: 'light' | 'dark' };

/** Each journey is made in both languages, once in light and once in dark. */
export const looks: Look[] = [
  { language: 'en', scheme: 'light' },
  { language: 'ms', scheme: 'dark' },
];

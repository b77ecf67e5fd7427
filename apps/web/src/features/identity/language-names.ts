/** Languages in which manuscripts come to Malaysian journals, most usual first (ISO 639-1). */
const offered = [
  'ms',
  'en',
  'zh',
  'ta',
  'ar',
  'id',
  'th',
  'ja',
  'ko',
  'hi',
  'fr',
  'de',
  'es',
  'pt',
  'ru',
  'tr',
  'fa',
  'ur',
  'vi',
  'nl',
  'it',
];

/** The name of a language in the language of the interface. */
export const languageName = (code: string, shownIn: string): string =>
  new Intl.DisplayNames([shownIn], { type: 'language' }).of(code) ?? '';

export const languageChoices = (shownIn: string): { value: string; label: string }[] =>
  offered.map((value) => ({ value, label: languageName(value, shownIn) }));

import type { Language } from '@naskhah/kernel/language';

/** The language of the portal that Accept-Language prefers; undefined when it names none. Whether it is spoken, the portal's settings say. */
export const wantedLanguage = (header: string | undefined): Language | undefined => {
  const wanted = (header ?? '')
    .split(',')
    .map((part) => {
      const [tag = '', quality] = part.trim().split(';q=');
      return { tag: tag.toLowerCase().split('-')[0], quality: quality ? Number(quality) : 1 };
    })
    .filter(({ quality }) => quality > 0)
    .sort((a, b) => b.quality - a.quality)
    .find(({ tag }) => tag === 'ms' || tag === 'en');
  return wanted && (wanted.tag === 'ms' ? 'ms' : 'en');
};

/** Of a portal's settings: the language in which somebody who wants this one is answered. */
export type Speak = (wanted: Language | undefined) => Promise<Language>;

/** For who has no session; without a database there is still the browser's wish. */
export const languageOf = (speak: Speak, header: string | undefined): Promise<Language> => {
  const wanted = wantedLanguage(header);
  return speak(wanted).catch(() => wanted ?? 'en');
};

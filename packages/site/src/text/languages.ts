import type { LocalizedText } from '@naskhah/kernel/language';

const names = new Map<string, string>([
  ['en', 'English'],
  ['ms', 'Bahasa Melayu'],
]);

/** A language in its own words, as a reader of it looks for it. */
export const ownName = (tag: string): string => {
  const known = names.get(tag);
  if (known) return known;
  let name = tag.toUpperCase();
  try {
    name = new Intl.DisplayNames([tag], { type: 'language' }).of(tag) ?? name;
  } catch {
    // Not a language tag: its letters are all there is to show.
  }
  if (names.size < 500) names.set(tag, name);
  return name;
};

const rightToLeft = /[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufefc]/;

export type Tongued = { text: string; lang: string | undefined; dir: 'auto' | undefined };

/** What an element needs to be read out and set right; `und` is no language that a reader could use. */
export const tongued = (text: string, lang: string): Tongued => ({
  text,
  lang: lang === 'und' ? undefined : lang,
  dir: rightToLeft.test(text) ? 'auto' : undefined,
});

/** Its own language first, then the reader's, then the others. */
export const inOrder = (text: LocalizedText, own: string, reader: string): Tongued[] =>
  Object.entries(text)
    .filter(([, value]) => value.trim() !== '')
    .sort(([one], [other]) => rank(one, own, reader) - rank(other, own, reader))
    .map(([lang, value]) => tongued(value, lang));

const rank = (lang: string, own: string, reader: string): number => (lang === own ? 0 : lang === reader ? 1 : 2);

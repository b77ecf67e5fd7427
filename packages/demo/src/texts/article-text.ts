import type { Seeded } from '../seeded.ts';
import type { Field, Theme, Words } from './theme.ts';

type Language = 'en' | 'ms';
const both = ['en', 'ms'] as const;

export type ArticleText = {
  field: Field;
  theme: Theme;
  title: Words;
  abstract: Words;
  keywords: { en: string[]; ms: string[] };
  /** A sentence of the theme with this article's place and figures put in. */
  say: (words: Words, language: Language) => string;
  figures: { n: number; p: number; q: number };
};

/** The articles of a field, each another theme, place or way to ask; the themes follow one another. */
export const articleTexts = (field: Field, seed: Seeded): ArticleText[] => {
  const places = Math.max(...field.themes.map((theme) => theme.places.length));
  const texts: ArticleText[] = [];
  for (let at = 0; at < places; at++)
    for (const [number, theme] of field.themes.entries()) {
      const place = theme.places[at];
      const title = theme.titles[(at + number) % 2];
      if (!place || !title) continue;
      const figures = { n: seed.whole(...theme.n), p: seed.whole(...theme.p), q: seed.whole(...theme.q) };
      const say = (words: Words, language: Language) =>
        words[language]
          .replaceAll('{place}', place[language])
          .replace(/\{([npq])\}/g, (_whole, name: 'n' | 'p' | 'q') => String(figures[name]));
      const abstract = (language: Language) =>
        [theme.background, theme.method, theme.result, theme.conclusion].map((part) => say(part, language)).join(' ');
      texts.push({
        field,
        theme,
        title: { en: say(title, 'en'), ms: say(title, 'ms') },
        abstract: { en: abstract('en'), ms: abstract('ms') },
        keywords: Object.fromEntries(
          both.map((language) => [language, [...theme.keywords[language]]]),
        ) as ArticleText['keywords'],
        say,
        figures,
      });
    }
  return texts;
};

import type { FurtherAbstract } from '@naskhah/kernel/documents';
import type { LocalizedText } from '@naskhah/kernel/language';
import type { ReadAbstract, ReadArticle, ReadTitle } from '../ports.ts';

const entities: Record<string, string> = { lt: '<', gt: '>', amp: '&', quot: '"', '#39': "'", nbsp: '\u00a0' };

/** A heading is a bold line of its own. */
const heading = (words: string): string => `<b>${words.replace(/<\/?(?:b|strong)>/g, '')}</b>`;

/** A title or abstract as it is kept: text in which only italics, weight and raised or lowered letters are marked. */
const markedText = (html: string): string =>
  html
    .replace(/<br\s*\/?>/g, ' ')
    .replace(/<h[2-6](?: [^>]*)?>([\s\S]*?)<\/h[2-6]>/g, (_whole, words: string) => `\n\n${heading(words)}\n\n`)
    .replace(/<\/p>\s*/g, '\n\n')
    .replace(/<(?!\/?(?:i|b|em|strong|sub|sup)>)[^>]*>/g, '')
    .replace(/&(lt|gt|amp|quot|#39|nbsp);/g, (_whole, name: string) => entities[name] ?? '')
    .replace(/[ \t]+/g, ' ')
    .replace(/\n\s*\n/g, '\n\n')
    .trim();

/** The article's own language: JATS Publishing 1.3, `article/@xml:lang`, is English where a file does not say. */
export const languageOf = (article: Pick<ReadArticle, 'language'>): string =>
  article.language === 'und' ? 'en' : article.language;

const tagOf = (language: string, own: string): string => (language === 'und' ? own : language);

const titleText = (title: ReadTitle): string => {
  const main = markedText(title.html);
  if (!title.subtitle) return main;
  return /[:?!.]$/.test(main) ? `${main} ${title.subtitle}` : `${main}: ${title.subtitle}`;
};

/** One title for each language; a second one of the same language is left aside. */
export const titlesOf = (article: ReadArticle): LocalizedText => {
  const own = languageOf(article);
  const titles: LocalizedText = {};
  for (const title of article.titles) titles[tagOf(title.language, own)] ??= titleText(title);
  return titles;
};

/** Kinds that stand for the abstract where a language has no plain one. */
const asMain = ['abstract', 'summary', 'executive-summary'];

/** The one abstract of each language: the plain one, else a summary. */
const mainAbstracts = (article: ReadArticle): Map<string, ReadAbstract> => {
  const own = languageOf(article);
  const main = new Map<string, ReadAbstract>();
  for (const kind of asMain)
    for (const abstract of article.abstracts) {
      const language = tagOf(abstract.language, own);
      if (abstract.kind === kind && !main.has(language)) main.set(language, abstract);
    }
  return main;
};

/** The abstract alone, one for each language, its headings as bold lines. */
export const abstractsOf = (article: ReadArticle): LocalizedText =>
  Object.fromEntries([...mainAbstracts(article)].map(([language, { html }]) => [language, markedText(html)]));

/** All other abstracts in their order: summaries, key points, descriptions of a picture, texts for everybody. */
export const furtherAbstractsOf = (article: ReadArticle): FurtherAbstract[] => {
  const main = new Set(mainAbstracts(article).values());
  const own = languageOf(article);
  return article.abstracts
    .filter((abstract) => !main.has(abstract))
    .map(({ language, kind, title, html }) => ({
      language: tagOf(language, own),
      kind,
      ...(title && { title }),
      text: markedText(html),
    }));
};

export const keywordsOf = (article: ReadArticle): Record<string, string[]> => {
  const own = languageOf(article);
  const keywords: Record<string, string[]> = {};
  for (const group of article.keywords) {
    const language = tagOf(group.language, own);
    keywords[language] = [...new Set([...(keywords[language] ?? []), ...group.words])];
  }
  return keywords;
};

const declarationOf: Record<string, string> = {
  conflict: 'competing_interests',
  'coi-statement': 'competing_interests',
  con: 'author_contributions',
};

/** What the authors declare, under the names that the wizard uses; further notes stay together. */
export const declarationsOf = (article: ReadArticle): Record<string, string> => {
  const said: Record<string, string> = {};
  const say = (name: string, text: string) => {
    said[name] = said[name] ? `${said[name]}\n\n${text}` : text;
  };
  if (article.fundingStatement) say('funding', article.fundingStatement);
  for (const note of article.notes) if (note.kind !== 'corresp') say(declarationOf[note.kind] ?? 'notes', note.text);
  return said;
};

import type { LocalizedText } from '@naskhah/kernel/language';
import type { ReadArticle, ReadTitle } from '../ports.ts';

const entities: Record<string, string> = { lt: '<', gt: '>', amp: '&', quot: '"', '#39': "'", nbsp: '\u00a0' };

/** A title or abstract as it is kept: text in which only italics, weight and raised or lowered letters are marked. */
const markedText = (html: string): string =>
  html
    .replace(/<br\s*\/?>/g, ' ')
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

/** The abstracts of a language one after the other: those of another kind under their own heading. */
export const abstractsOf = (article: ReadArticle): LocalizedText => {
  const own = languageOf(article);
  const abstracts: LocalizedText = {};
  const inOrder = [...article.abstracts].sort(
    (one, other) => Number(one.kind !== 'abstract') - Number(other.kind !== 'abstract'),
  );
  for (const abstract of inOrder) {
    const language = tagOf(abstract.language, own);
    const heading = abstract.kind !== 'abstract' && abstract.title ? `${abstract.title}\n\n` : '';
    const text = heading + markedText(abstract.html);
    abstracts[language] = abstracts[language] ? `${abstracts[language]}\n\n${text}` : text;
  }
  return abstracts;
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

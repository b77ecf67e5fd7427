import type { Language } from '@naskhah/kernel/language';
import type { PublicArticle } from '@naskhah/modules/publishing';
import { site } from '@naskhah/words/site/site';
import { say, type Text } from '@naskhah/words/text';
import { type Tongued, tongued } from '../text/languages.ts';

/** The kinds that JATS names and archives use. */
const headings: Record<string, Text> = {
  summary: site.summaryAbstract,
  'executive-summary': site.summaryAbstract,
  teaser: site.briefAbstract,
  toc: site.briefAbstract,
  short: site.briefAbstract,
  'key-points': site.keyPoints,
  graphical: site.graphicalAbstract,
  'plain-language-summary': site.plainAbstract,
};

/** Each further abstract under what the file calls it, else under the name of its kind. */
export const furtherView = (
  article: PublicArticle,
  language: Language,
): (Tongued & { id: string; heading: Tongued })[] =>
  article.furtherAbstracts.map((one, at) => ({
    ...tongued(one.text, one.language),
    id: `abstract-more-${at + 1}`,
    heading: one.title
      ? tongued(one.title, one.language)
      : { text: say(headings[one.kind] ?? site.furtherAbstract, language), lang: undefined, dir: undefined },
  }));

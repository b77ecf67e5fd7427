import { bibtex, citation, ris } from '@naskhah/adapters/citeproc';
import type { Language } from '@naskhah/kernel/language';
import { inLanguage } from '@naskhah/kernel/language';
import type { CslItem, CslName } from '@naskhah/modules/exchange';
import type { PublicArticle, PublicContributor } from '@naskhah/modules/publishing';

const nameOf = (one: PublicContributor): CslName =>
  one.family ? { family: one.family, ...(one.given && { given: one.given }) } : { literal: one.name };

/** The article as a described work; a name without a family name stays whole. */
const itemOf = (article: PublicArticle): CslItem => {
  const { journal, issue, doi } = article;
  const published = article.publishedAt;
  return {
    id: article.id,
    type: 'article-journal',
    title: inLanguage(article.title, article.language),
    author: article.contributors.map(nameOf),
    'container-title': inLanguage({ en: journal.nameEn, ms: journal.nameMs }, article.language),
    issued: { 'date-parts': [[issue?.year ?? published.getUTCFullYear()]] },
    ...(issue && { volume: issue.volume, issue: issue.number }),
    ...(article.pages && { page: article.pages }),
    ...(journal.issn && { ISSN: journal.issn }),
    ...(doi && { DOI: doi }),
    language: article.language,
  };
};

type Citations = { apa: string; vancouver: string; bibtex: string; ris: string };

// A citation changes only with what it describes, but its page is drawn anew whenever anything in the journal changes.
const written = new Map<string, Citations>();
const mostKept = 4000;

/** How to cite an article, in the styles that the page offers. The processor takes longer than the rest of the page. */
export const citationsOf = (article: PublicArticle, language: Language): Citations => {
  const item = itemOf(article);
  const key = `${language} ${JSON.stringify(item)}`;
  const known = written.get(key);
  if (known) return known;
  const citations = {
    apa: citation(item, 'apa', language).html,
    vancouver: citation(item, 'vancouver', language).html,
    bibtex: bibtex(item),
    ris: ris(item),
  };
  written.set(key, citations);
  const oldest = written.keys().next();
  if (written.size > mostKept && !oldest.done) written.delete(oldest.value);
  return citations;
};

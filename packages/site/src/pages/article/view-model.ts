import type { Language } from '@naskhah/kernel/language';
import type { PublicArticle } from '@naskhah/modules/publishing';
import { site, siteWith } from '@naskhah/words/site/site';
import { accessTypes, articleTypes, creditRoles } from '@naskhah/words/site/site-vocabulary';
import { creditDegrees } from '@naskhah/words/submissions/credit-degrees';
import { say, sayWith, type Text } from '@naskhah/words/text';
import { type AuthorsView, authorsView } from '../../article/authors-view.ts';
import { type DateView, datesView } from '../../article/dates-view.ts';
import { furtherView } from '../../article/further-view.ts';
import { type BannerView, linksView, type RelatedView } from '../../article/links-view.ts';
import { pageRange } from '../../article/meta.ts';
import { issueName } from '../../contents/issue-name.ts';
import { citationPath, galleyPath, inTongue, issuePath } from '../../paths.ts';
import type { Surroundings } from '../../surroundings.ts';
import { fileSize } from '../../text/file-size.ts';
import { inOrder, ownName, type Tongued } from '../../text/languages.ts';
import { licenceAddress, licenceOf } from '../../text/licence.ts';
import { linked, type Piece } from '../../text/linked.ts';

/** Made by a citation processor: two styles as HTML, two exchange formats as text. */
export type Citations = { apa: string; vancouver: string; bibtex: string; ris: string };

export type GalleyView = { id: string; label: string; detail: string; href: string; isPdf: boolean };

export type ArticleView = {
  banners: BannerView[];
  type: string;
  issue: { name: string; href: string } | undefined;
  rest: string[];
  title: Tongued;
  otherTitles: Tongued[];
  authors: AuthorsView;
  galleys: GalleyView[];
  supplementary: GalleyView[];
  abstracts: (Tongued & { language: string })[];
  further: (Tongued & { id: string; heading: Tongued })[];
  keywords: { label: string; lang: string; words: string[] }[];
  /** `lang`: of the article, where the reader's is another. */
  statements: { label: string; text: string; lang: string | undefined }[];
  references: { id: string; pieces: Piece[] }[];
  doi: string | null;
  citations: Citations;
  citationFiles: { bib: string; ris: string };
  dates: DateView[];
  licence: { name: string; href: string | undefined; meaning: string; copyright: string } | undefined;
  related: RelatedView[];
};

const declared: [keys: string[], label: Text][] = [
  [['funding'], site.funding],
  [['competing_interests'], site.competing],
  [['data_availability', 'data'], site.data],
  [['ethics'], site.ethicsStatement],
  [['ai_use', 'ai'], site.ai],
];

/** Who did what, and how much of it: 'Lim Wei Jian: Software (lead), Validation'. Nothing where nobody said. */
const contributions = ({ contributors }: PublicArticle, language: Language): string =>
  contributors
    .map(({ name, credit }) => {
      const roles = credit.flatMap(({ role, degree }) => {
        const named = (creditRoles as Record<string, Text>)[role];
        if (!named) return [];
        return degree ? `${say(named, language)} (${say(creditDegrees[degree], language)})` : say(named, language);
      });
      return roles.length > 0 ? `${name}: ${roles.join(', ')}` : '';
    })
    .filter(Boolean)
    .join('; ');

/** The funders as the journal holds them, unless the authors say it in their own words. */
const statements = (article: PublicArticle, language: Language): ArticleView['statements'] => {
  const funders = article.funding.map(({ funder, award }) => (award ? `${funder}, ${award}` : funder)).join('; ');
  const said = { ...article.declarations, funding: article.declarations.funding?.trim() || funders };
  const who = contributions(article, language);
  const shares = who ? [{ label: say(site.contributions, language), text: who, lang: undefined }] : [];
  const own = declared.flatMap(([keys, label]) => {
    const text = keys.map((key) => (said as Record<string, string>)[key]?.trim()).find(Boolean);
    const lang = article.language === language ? undefined : article.language;
    return text ? [{ label: say(label, language), text, lang }] : [];
  });
  return [...shares, ...own];
};

const galleys = (article: PublicArticle, at: Surroundings): GalleyView[] =>
  article.galleys.map(({ id, kind, label, language: tongue, size }) => {
    const path = galleyPath(article.journal.path, article.id, id);
    return {
      id,
      label,
      isPdf: kind === 'pdf',
      href: kind === 'html' ? inTongue(path, at) : path,
      detail: [ownName(tongue), size === null ? '' : fileSize(size)].filter(Boolean).join(', '),
    };
  });

const keywords = ({ keywords: lists, language: own }: PublicArticle, reader: string): ArticleView['keywords'] =>
  Object.entries(lists)
    .filter(([, words]) => words.length > 0)
    .sort(
      ([one], [other]) =>
        Number(other === reader) - Number(one === reader) || Number(other === own) - Number(one === own),
    )
    .map(([lang, words]) => ({ label: ownName(lang), lang, words }));

export const articleView = (article: PublicArticle, citations: Citations, at: Surroundings): ArticleView => {
  const { language } = at;
  const { journal, issue, section } = article;
  const [title, ...otherTitles] = inOrder(article.title, article.language, language);
  const type = (articleTypes as Record<string, Text>)[article.articleType];
  const sectionName =
    section && (language === 'ms' ? section.titleMs || section.titleEn : section.titleEn || section.titleMs);
  const access = journal.accessType ? (accessTypes as Record<string, Text>)[journal.accessType] : undefined;
  const abstracts = inOrder(article.abstract, language, article.language);
  const files = galleys(article, at);
  const isExtra = (one: GalleyView) =>
    article.galleys.some(({ id, kind }) => id === one.id && kind === 'supplementary');
  return {
    ...linksView(article, at),
    type: type ? say(type, language) : sectionName || say(site.article, language),
    issue: issue
      ? { name: issueName(issue, language), href: inTongue(issuePath(journal.path, issue.id), at) }
      : undefined,
    rest: [
      article.pages &&
        sayWith(siteWith.pages, language, { pages: article.pages, many: pageRange(article.pages).last !== undefined }),
      access ? say(access, language) : '',
    ].filter((text) => text !== ''),
    title: title ?? { text: say(site.article, language), lang: undefined, dir: undefined },
    otherTitles,
    authors: authorsView(article),
    galleys: files.filter((one) => !isExtra(one)),
    supplementary: files.filter(isExtra),
    abstracts: abstracts.map((abstract) => ({ ...abstract, language: ownName(abstract.lang ?? article.language) })),
    further: furtherView(article, language),
    keywords: keywords(article, language),
    statements: statements(article, language),
    references: article.references.map(({ id, raw, doi }) => ({ id, pieces: linked(raw, doi) })),
    doi: article.doi,
    citations,
    citationFiles: {
      bib: citationPath(journal.path, article.id, 'bib'),
      ris: citationPath(journal.path, article.id, 'ris'),
    },
    dates: datesView(article, language),
    licence: licenceView(article, at),
  };
};

const licenceView = (article: PublicArticle, { language }: Surroundings): ArticleView['licence'] => {
  if (!article.licenseUrl) {
    const { copyright } = article;
    return copyright ? { name: '', href: undefined, meaning: '', copyright } : undefined;
  }
  // A journal names its licence in words of its own: only an address of the web becomes a link.
  const href = licenceAddress(article.licenseUrl);
  const { name, meaning } = licenceOf(href ?? article.licenseUrl);
  return {
    name,
    href,
    meaning: meaning ? say(meaning, language) : '',
    copyright: article.copyright,
  };
};

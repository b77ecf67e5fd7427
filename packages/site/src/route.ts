import { type Language, languages } from '@naskhah/kernel/language';
import { type AboutParams, aboutParams } from './pages/about/params.ts';
import { type ArchiveParams, archiveParams } from './pages/archive/params.ts';
import { type CitationParams, citationParams } from './pages/article/citation-params.ts';
import { type ArticleParams, articleParams } from './pages/article/params.ts';
import { type GalleyParams, galleyParams } from './pages/galley/params.ts';
import { type IssueParams, issueParams } from './pages/issue/params.ts';
import { type JournalParams, journalParams } from './pages/journal/params.ts';
import { isWhole, type JournalsParams, journalsParams } from './pages/journals/params.ts';
import { type SearchParams, searchParams } from './pages/search/params.ts';

export type SiteParams =
  | JournalParams
  | IssueParams
  | ArchiveParams
  | AboutParams
  | ArticleParams
  | GalleyParams
  | CitationParams
  | JournalsParams
  | SearchParams;

export type SiteRoute = {
  params: SiteParams;
  language: Language | undefined;
  /** One name for all ways to write the address; what the page does not look at is not in it. Undefined: not to be cached. */
  key: string | undefined;
};

const ofJournal = (parts: string[], query: URLSearchParams): SiteParams | undefined =>
  journalParams(parts) ??
  issueParams(parts, query) ??
  archiveParams(parts) ??
  aboutParams(parts) ??
  articleParams(parts) ??
  galleyParams(parts) ??
  citationParams(parts);

const paramsOf = (pathname: string, query: URLSearchParams): SiteParams | undefined => {
  const [first, ...rest] = pathname.split('/').filter((part) => part !== '');
  if (first === 'journals' && rest.length === 0) return journalsParams(query);
  if (first === 'search' && rest.length === 0) return searchParams(query);
  return first === 'j' ? ofJournal(rest, query) : undefined;
};

/** The language that an address asks for, whether it names a page or not; a plain one leaves it to the portal. */
export const languageAsked = (url: URL): Language | undefined =>
  languages.find((one) => one === url.searchParams.get('lang'));

/** What an address of the public side asks for; undefined when it can name nothing. */
export const routeOf = (url: URL): SiteRoute | undefined => {
  const params = paramsOf(url.pathname, url.searchParams);
  if (!params) return undefined;
  const language = languageAsked(url);
  const isNarrowed = params.page === 'search' || (params.page === 'journals' && !isWhole(params));
  return {
    params,
    language,
    key: isNarrowed ? undefined : `${language ?? 'plain'} ${Object.values(params).join(' ')}`,
  };
};

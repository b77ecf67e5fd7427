import type { Scheme, Tongue } from './surroundings.ts';

/**
 * The portal's first language is the plain address; another one says so in the query, so that a page needs no cookie and can be
 * cached by its address.
 */
export const inTongue = (path: string, { language, languages }: Tongue): string =>
  language === languages[0] ? path : `${path}${path.includes('?') ? '&' : '?'}lang=${language}`;

export const journalPath = (journal: string): string => `/j/${journal}/`;
export const archivePath = (journal: string): string => `/j/${journal}/archive`;
export const aboutPath = (journal: string): string => `/j/${journal}/about`;
export const issuePath = (journal: string, issue: string, page = 1): string =>
  `/j/${journal}/issue/${issue}${page > 1 ? `?page=${page}` : ''}`;
export const articlePath = (journal: string, article: string): string => `/j/${journal}/article/${article}`;
/** Another cover has another address. */
export const coverPath = (journal: string, file: string): string => `/j/${journal}/cover/${file}`;
export const galleyPath = (journal: string, article: string, galley: string): string =>
  `${articlePath(journal, article)}/galley/${galley}`;
export const citationPath = (journal: string, article: string, format: 'bib' | 'ris'): string =>
  `${articlePath(journal, article)}/citation.${format}`;

/** Keeps on which ground this reader reads, and leads back. */
export const schemePath = (to: Scheme, back: string): string =>
  `/journals/appearance?${new URLSearchParams({ to, back })}`;

const query = (values: Record<string, string | number | undefined>): string => {
  const given = Object.entries(values).filter(([, value]) => value !== undefined && value !== '');
  const text = new URLSearchParams(given.map(([key, value]) => [key, String(value)])).toString();
  return text && `?${text}`;
};

/** The first page is the plain address. */
const page = (number: number | undefined) => (number === 1 ? undefined : number);

export type JournalsAddress = {
  q?: string | undefined;
  discipline?: string | undefined;
  language?: string | undefined;
  publisher?: string | undefined;
  access?: string | undefined;
  licence?: string | undefined;
  page?: number | undefined;
};
export const journalsPath = (asked: JournalsAddress = {}): string => {
  const { q, discipline, language, publisher, access, licence } = asked;
  return `/journals${query({ q, discipline, language, publisher, access, licence, page: page(asked.page) })}`;
};

export type SearchAddress = {
  q?: string | undefined;
  journal?: string | undefined;
  from?: number | undefined;
  to?: number | undefined;
  type?: string | undefined;
  language?: string | undefined;
  fulltext?: 'yes' | 'no' | undefined;
  page?: number | undefined;
};
export const searchPath = (asked: SearchAddress = {}): string => {
  const { q, journal, from, to, type, language, fulltext } = asked;
  return `/search${query({ q, journal, from, to, type, language, fulltext, page: page(asked.page) })}`;
};

import { code, pageNumber, words, year } from '../../params.ts';

export type SearchParams = {
  page: 'search';
  q: string;
  journal: string | undefined;
  from: number | undefined;
  to: number | undefined;
  type: string | undefined;
  language: string | undefined;
  fulltext: 'yes' | 'no' | undefined;
  at: number;
};

export const searchParams = (query: URLSearchParams): SearchParams => {
  const journal = query.get('journal') ?? '';
  const fulltext = query.get('fulltext');
  return {
    page: 'search',
    q: words(query.get('q')),
    journal: /^[a-z0-9][a-z0-9-]{1,40}$/.test(journal) ? journal : undefined,
    from: year(query.get('from')),
    to: year(query.get('to')),
    type: code(query.get('type')),
    language: code(query.get('language')),
    fulltext: fulltext === 'yes' || fulltext === 'no' ? fulltext : undefined,
    at: pageNumber(query.get('page')),
  };
};

/** Neither words nor filters: nothing is searched for yet. */
export const isEmpty = ({ q, journal, from, to, type, language, fulltext }: SearchParams): boolean =>
  !(q || journal || from || to || type || language || fulltext);

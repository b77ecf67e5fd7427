import { pageNumber, words, year } from '../../params.ts';

export type SearchParams = {
  page: 'search';
  q: string;
  journal: string | undefined;
  from: number | undefined;
  to: number | undefined;
  at: number;
};

export const searchParams = (query: URLSearchParams): SearchParams => {
  const journal = query.get('journal') ?? '';
  return {
    page: 'search',
    q: words(query.get('q')),
    journal: /^[a-z0-9][a-z0-9-]{1,40}$/.test(journal) ? journal : undefined,
    from: year(query.get('from')),
    to: year(query.get('to')),
    at: pageNumber(query.get('page')),
  };
};

import { pageNumber, words } from '../../params.ts';

export type JournalsParams = { page: 'journals'; q: string; at: number };

export const journalsParams = (query: URLSearchParams): JournalsParams => ({
  page: 'journals',
  q: words(query.get('q')),
  at: pageNumber(query.get('page')),
});

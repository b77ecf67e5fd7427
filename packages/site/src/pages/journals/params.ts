import { code, pageNumber, words } from '../../params.ts';

export type JournalsParams = {
  page: 'journals';
  q: string;
  discipline: string | undefined;
  language: string | undefined;
  publisher: string | undefined;
  access: string | undefined;
  licence: string | undefined;
  at: number;
};

export const journalsParams = (query: URLSearchParams): JournalsParams => ({
  page: 'journals',
  q: words(query.get('q')),
  discipline: code(query.get('discipline')),
  language: code(query.get('language')),
  publisher: words(query.get('publisher')) || undefined,
  access: code(query.get('access')),
  licence: code(query.get('licence')),
  at: pageNumber(query.get('page')),
});

/** All journals, neither searched nor filtered. */
export const isWhole = ({ q, discipline, language, publisher, access, licence }: JournalsParams): boolean =>
  !(q || discipline || language || publisher || access || licence);

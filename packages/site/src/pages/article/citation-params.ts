import { uuid } from '../../params.ts';

export type CitationParams = { page: 'citation'; path: string; articleId: string; format: 'bib' | 'ris' };

export const citationParams = ([path, kind, articleId, file, ...rest]: string[]): CitationParams | undefined => {
  if (!path || kind !== 'article' || !uuid(articleId) || rest.length > 0) return undefined;
  if (file === 'citation.bib') return { page: 'citation', path, articleId, format: 'bib' };
  if (file === 'citation.ris') return { page: 'citation', path, articleId, format: 'ris' };
  return undefined;
};

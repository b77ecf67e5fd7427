import { uuid } from '../../params.ts';

export type GalleyParams = { page: 'galley'; path: string; articleId: string; galleyId: string };

export const galleyParams = (parts: string[]): GalleyParams | undefined => {
  const [path, kind, articleId, galley, galleyId, ...rest] = parts;
  if (!path || kind !== 'article' || galley !== 'galley' || rest.length > 0) return undefined;
  return uuid(articleId) && uuid(galleyId) ? { page: 'galley', path, articleId, galleyId } : undefined;
};

import type { FastifyRequest } from 'fastify';
import { keyOf } from './key-of.ts';

/**
 * Whether a state-changing request comes from our own pages. Browsers send Origin with every POST; a client without it
 * is not a browser and carries no cookie that somebody else's page could use. With NASKHAH_URL set, only that origin counts.
 */
export const isSameOrigin = (request: FastifyRequest, fixedOrigin: string | undefined): boolean => {
  // No browser adds a key by itself, so no page of another site can have one sent.
  if (keyOf(request) !== undefined) return true;
  if (request.headers['sec-fetch-site'] === 'cross-site') return false;
  const origin = request.headers.origin;
  if (origin === undefined) return true;
  if (fixedOrigin) return origin === fixedOrigin;
  try {
    return new URL(origin).host === request.headers.host;
  } catch {
    return false;
  }
};

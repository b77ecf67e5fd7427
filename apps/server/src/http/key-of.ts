import type { FastifyRequest } from 'fastify';

/** The personal key of a program (RFC 6750), if one was sent. */
export const keyOf = (request: FastifyRequest): string | undefined =>
  /^Bearer +(\S{1,200})$/i.exec(request.headers.authorization ?? '')?.[1];

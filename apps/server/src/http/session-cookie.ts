import { oldestSession } from '@naskhah/kernel/portal-limits';
import type { FastifyReply, FastifyRequest } from 'fastify';

const cookieName = (secure: boolean): string => (secure ? '__Host-naskhah' : 'naskhah');

export const sessionTokenOf = (request: FastifyRequest, secure: boolean): string | undefined =>
  request.cookies[cookieName(secure)];

// The server ends a session that is not used; the browser keeps its cookie for as long as a session may become old.
const longest = oldestSession * 86_400;

export const keepSession = (reply: FastifyReply, secure: boolean, token: string | undefined): void => {
  const shared = { path: '/', httpOnly: true, sameSite: 'lax' as const, secure };
  if (token) reply.setCookie(cookieName(secure), token, { ...shared, maxAge: longest });
  else reply.clearCookie(cookieName(secure), shared);
};

const deviceName = (secure: boolean): string => `${cookieName(secure)}-device`;
// Browsers keep no cookie for longer (RFC 6265bis, 5.5).
const fourHundredDays = 400 * 86_400;

export const deviceProofOf = (request: FastifyRequest, secure: boolean): string | undefined =>
  request.cookies[deviceName(secure)];

export const keepDeviceProof = (reply: FastifyReply, secure: boolean, proof: string): void => {
  reply.setCookie(deviceName(secure), proof, {
    path: '/',
    httpOnly: true,
    sameSite: 'lax',
    secure,
    maxAge: fourHundredDays,
  });
};

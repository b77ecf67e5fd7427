/** The routes of the contract on Fastify: session, origin check, then the bound handler; the calls of later answer 501. */
import { declaredPath } from '@naskhah/contract/aliases';
import type { Visit } from '@naskhah/contract/answers';
import { laterCalls } from '@naskhah/contract/later';
import { type Actor, nobody } from '@naskhah/kernel/actor';
import type { Language } from '@naskhah/kernel/language';
import type { OpenAPIHandler } from '@orpc/openapi/fastify';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { RequestContext } from './answer.ts';
import { keyOf } from './key-of.ts';
import { languageOf, type Speak } from './language-of.ts';
import { mayCall } from './may-call.ts';
import type { RoleFinder } from './other-role.ts';
import { problem } from './problem.ts';
import { isSameOrigin } from './same-origin.ts';
import { deviceProofOf, keepDeviceProof, keepSession, sessionTokenOf } from './session-cookie.ts';

export type Sessions = {
  actorOf: (token: string) => Promise<{ actor: Actor; language?: Language }>;
  /** The person of a personal key, restricted to what it may do. */
  actorOfKey: (key: string) => Promise<{ actor: Actor; language?: Language }>;
  /** A role held by a person that carries the flag. */
  roleWithFlag: RoleFinder;
  /** For who has no session that says it. */
  speak: Speak;
  secure: boolean;
  fixedOrigin: string | undefined;
};

/**
 * Whether a page asks in which somebody else is logged in than the session is of: another tab has logged in, or begun or ended
 * to act as somebody. What was typed there is that person's, and is not done as somebody else. The header only ever closes.
 */
const isOfAnother = ({ headers }: FastifyRequest, actor: Actor): boolean => {
  const person = headers['x-naskhah-person'];
  return typeof person === 'string' && actor.kind === 'person' && actor.person !== person;
};

export const visitOf = async (
  request: FastifyRequest,
  reply: FastifyReply,
  sessions: Sessions,
): Promise<RequestContext> => {
  const key = keyOf(request);
  // A program with a key has no cookie: one that comes along is not looked at.
  const token = key === undefined ? sessionTokenOf(request, sessions.secure) : undefined;
  const session =
    key !== undefined ? await sessions.actorOfKey(key) : token ? await sessions.actorOf(token) : { actor: nobody };
  const visit: Visit = {
    language: session.language ?? (await languageOf(sessions.speak, request.headers['accept-language'])),
    address: request.ip,
    userAgent: request.headers['user-agent'] ?? '',
    sessionToken: token,
    origin: sessions.fixedOrigin ?? request.headers.origin ?? `${request.protocol}://${request.host}`,
    device: key === undefined ? deviceProofOf(request, sessions.secure) : undefined,
    keepDevice: (proof) => {
      if (key === undefined) keepDeviceProof(reply, sessions.secure, proof);
    },
    keepSession: (next) => {
      if (key === undefined) keepSession(reply, sessions.secure, next);
    },
  };
  return { actor: isOfAnother(request, session.actor) ? nobody : session.actor, visit };
};

/** For what fails before a call is reached; without a database there is still the browser's wish. */
export const languageFor = (request: FastifyRequest, reply: FastifyReply, sessions: Sessions): Promise<Language> =>
  visitOf(request, reply, sessions).then(
    ({ visit }) => visit.language,
    () => languageOf(sessions.speak, request.headers['accept-language']),
  );

export const sendProblem = (reply: FastifyReply, code: string, language: Language, status?: number) => {
  const document = problem(code, language, status === undefined ? {} : { status });
  return reply.status(document.status).type('application/problem+json').send(document);
};

export const apiRoutes = (app: FastifyInstance, handler: OpenAPIHandler<RequestContext>, sessions: Sessions): void => {
  const later = new Map(
    laterCalls.map(([, method, path, who]) => [`${method} ${path.replace(/\{[^}]+\}/, '*')}`, who]),
  );

  const laterAccess = (method: string, path: string) =>
    later.get(`${method} ${path}`) ?? later.get(`${method} ${path.replace(/[^/]+$/, '*')}`);

  const answer = async (request: FastifyRequest, reply: FastifyReply) => {
    const context = await visitOf(request, reply, sessions);
    const { language } = context.visit;
    const changes = request.method !== 'GET' && request.method !== 'HEAD';
    if (changes && !isSameOrigin(request, sessions.fixedOrigin))
      return sendProblem(reply, 'other-origin', language, 403);

    const [path = '/', query] = (request.raw.url ?? '/').split('?');
    const declared = declaredPath(path);
    const url = query === undefined ? declared : `${declared}?${query}`;
    // The handler reads the first of the two that is there (@orpc/standard-server-node, toStandardUrl).
    Object.assign(request.raw, { url, originalUrl: url });
    reply.header('cache-control', 'no-store');

    const who = laterAccess(request.method, declared);
    if (who) {
      const allowed = mayCall({ who }, context.actor, 'act');
      return allowed === 'yes'
        ? sendProblem(reply, 'not-built-yet', language, 501)
        : sendProblem(reply, allowed, language);
    }
    const { matched } = await handler.handle(request, reply, { context });
    return matched ? reply : sendProblem(reply, 'not-found', language);
  };

  for (const prefix of [
    '/api/*',
    '/general/*',
    '/journal-website/*',
    '/media/*',
    '/logs/*',
    '/notification/*',
    '/journals/p/*',
  ])
    app.route({ method: ['GET', 'POST'], url: prefix, handler: answer });
};

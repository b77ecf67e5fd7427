import cookie from '@fastify/cookie';
import type { Answers } from '@naskhah/contract/answers';
import type { contract } from '@naskhah/contract/contract';
import type { FieldFault } from '@naskhah/kernel/result';
import { siteAssets } from '@naskhah/site/assets';
import Fastify, { type FastifyInstance } from 'fastify';
import { apiRoutes, languageFor, type Sessions, sendProblem } from './http/api.ts';
import { apiDocs } from './http/api-docs.ts';
import { bind } from './http/bind.ts';
import type { CodeFaults } from './http/coded-fields.ts';
import { compressed } from './http/compressed.ts';
import { noteFault, serviceFault } from './http/fault-of-service.ts';
import { health } from './http/health.ts';
import { type Addresses, hosts, siteUrl } from './http/hosts.ts';
import { jsonBodies } from './http/json-bodies.ts';
import { ownHosts } from './http/own-hosts.ts';
import { portal } from './http/portal.ts';
import { securityHeaders } from './http/security-headers.ts';
import { sendFaults } from './http/send-faults.ts';
import { unchangedLists } from './http/unchanged-lists.ts';
import { asFastifyTakes, type TrustedProxies } from './trusted-proxies.ts';

export type AppParts = {
  contract: typeof contract;
  answers: Answers<typeof contract>;
  codeFaults: CodeFaults;
  sessions: Sessions;
  checks: Parameters<typeof health>[1];
  metricsToken: string | undefined;
  /** A process that only works serves nothing but its health. */
  serves: 'everything' | 'health';
  portalFolder: string;
  addresses: Addresses;
  /** Routes that stream or draw pages themselves: files, public sites, documentation. */
  more: ((app: FastifyInstance) => Promise<void> | void)[];
  trustProxy?: TrustedProxies;
  /** Then a connection of this machine is anybody's. */
  behindProxy?: boolean;
  /** Whether a Host header names this server; undefined: any does, as its address is said by the environment. */
  answersTo?: ((host: string) => boolean) | undefined;
};

export const buildApp = async (parts: AppParts): Promise<FastifyInstance> => {
  const app = Fastify({
    logger: false,
    trustProxy: asFastifyTakes(parts.trustProxy ?? false),
    bodyLimit: 1_048_576,
    routerOptions: { ignoreTrailingSlash: true },
    rewriteUrl: siteUrl(parts.addresses, siteAssets),
  });
  if (parts.answersTo) ownHosts(app, parts.answersTo);
  hosts(app, parts.addresses, parts.sessions.speak);
  await app.register(cookie);
  securityHeaders(app, parts.sessions.secure);
  jsonBodies(app);
  app.setErrorHandler(async (error: Error & { statusCode?: number; fields?: FieldFault[] }, request, reply) => {
    const language = await languageFor(request, reply, parts.sessions);
    if (error.fields) return sendFaults(reply, error.fields, language);
    const status = error.statusCode ?? 500;
    const fault = status >= 500 ? serviceFault(error) : undefined;
    if (status >= 500) noteFault(error, fault);
    if (fault === 'text-refused') return sendFaults(reply, [{ path: '', code: 'text-with-nul' }], language);
    if (fault) return sendProblem(reply, fault, language);
    const code =
      status === 413
        ? 'too-large'
        : status === 415
          ? 'wrong-type'
          : status < 500
            ? 'unreadable-body'
            : 'could-not-be-done';
    return sendProblem(reply, code, language, status);
  });
  app.addHook('onSend', async (_request, reply) => {
    const type = String(reply.getHeader('content-type') ?? '');
    if (reply.statusCode === 503 && !reply.hasHeader('retry-after')) reply.header('retry-after', '5');
    if (reply.statusCode >= 400 && type.startsWith('application/json')) reply.type('application/problem+json');
  });
  unchangedLists(app);
  compressed(app);
  health(app, parts.checks, { token: parts.metricsToken, behindProxy: parts.behindProxy ?? false });
  if (parts.serves === 'health') return app;
  apiDocs(app, parts.contract);
  const answering = { codeFaults: parts.codeFaults, findRole: parts.sessions.roleWithFlag };
  apiRoutes(app, bind(parts.contract, parts.answers, answering), parts.sessions);
  for (const add of parts.more) await add(app);
  await portal(app, parts.portalFolder);
  return app;
};

/**
 * Journal sites and uploaded files on a host of their own, without its cookies and without the portal: what an author made
 * can then do nothing to who works here. One process serves both; the Host header tells them apart.
 */
import { site } from '@naskhah/words/site/site';
import { say } from '@naskhah/words/text';
import type { FastifyInstance } from 'fastify';
import { schemeCookie } from '../sites/scheme.ts';
import { languageOf, type Speak } from './language-of.ts';

export type Addresses = { portal: string; sites: string };

/** The prefix of signed addresses. */
export const signedPrefix = '/files/';

const pages = /^\/(?:j\/|journals(?:[/?]|$)|search(?:[/?]|$))/;
const ofSites = /^\/(?:j\/|journals(?:[/?]|$)|search(?:[/?]|$)|portal-logo\?|files\/|health\/live$)/;

export const areApart = ({ portal, sites }: Addresses): boolean => new URL(portal).host !== new URL(sites).host;

/** For Fastify's `rewriteUrl`: on the sites' host nothing of the portal exists; its front is the list of journals. */
export const siteUrl =
  (addresses: Addresses, assets: ReadonlyMap<string, unknown>) =>
  (request: { url?: string | undefined; headers: { host?: string | undefined } }): string => {
    const url = request.url ?? '/';
    if (!areApart(addresses) || request.headers.host !== new URL(addresses.sites).host) return url;
    if (url === '/') return '/journals';
    return ofSites.test(url) || assets.has(url.split('?')[0] ?? '') ? url : '/j/-';
  };

/** Before cookies are read. */
export const hosts = (app: FastifyInstance, addresses: Addresses, speak: Speak): void => {
  if (!areApart(addresses)) return;
  const sitesHost = new URL(addresses.sites).host;
  app.addHook('onRequest', async (request, reply) => {
    const reads = request.method === 'GET' || request.method === 'HEAD';
    if (request.headers.host === sitesHost) {
      const scheme = schemeCookie(request.headers.cookie);
      if (scheme) request.headers.cookie = scheme;
      else delete request.headers.cookie;
      if (!reads)
        return reply
          .status(404)
          .type('text/plain')
          .send(say(site.notFound, await languageOf(speak, request.headers['accept-language'])));
      return;
    }
    if (reads && pages.test(request.url)) return reply.redirect(`${addresses.sites}${request.url}`, 308);
  });
};

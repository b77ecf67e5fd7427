/** Light or dark: chosen by a link, kept in a cookie that says nothing else, as public pages run no script. */
import { type Scheme, schemes } from '@naskhah/site/surroundings';
import type { FastifyInstance } from 'fastify';

const name = 'scheme';
const year = 365 * 24 * 3600;

const schemeOf = (text: string | undefined): Scheme => schemes.find((one) => one === text) ?? 'device';

/** What a reader chose, out of the header in which cookies come. */
export const schemeIn = (cookies: string | undefined): Scheme =>
  cookies === undefined ? 'device' : schemeOf(/(?:^|;\s*)scheme=(\w+)/.exec(cookies)?.[1]);

/** All that the host of the sites reads of its cookies. */
export const schemeCookie = (cookies: string | undefined): string | undefined => {
  const scheme = schemeIn(cookies);
  return scheme === 'device' ? undefined : `${name}=${scheme}`;
};

/**
 * Only an address of this host leads back, as a browser would read what is sent to it: a path that begins with two slashes,
 * before or after its dots are resolved, is another host.
 */
const backTo = (back: string | undefined, sites: string): string => {
  const { origin } = new URL(sites);
  const url = URL.parse(back ?? '', origin);
  const path = url?.origin === origin ? `${url.pathname}${url.search}` : '/journals';
  return URL.parse(path, origin)?.origin === origin && !/^\/[/\\]/.test(path) ? path : '/journals';
};

export const schemeRoute = (app: FastifyInstance, sites: string): void => {
  app.get<{ Querystring: { to?: string; back?: string } }>('/journals/appearance', (request, reply) => {
    const to = schemeOf(request.query.to);
    const shared = { path: '/', sameSite: 'lax', httpOnly: true, secure: sites.startsWith('https:') } as const;
    if (to === 'device') reply.clearCookie(name, shared);
    else reply.setCookie(name, to, { ...shared, maxAge: year });
    return reply.header('cache-control', 'no-store').redirect(backTo(request.query.back, sites), 303);
  });
};

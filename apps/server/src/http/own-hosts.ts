/**
 * Without NASKHAH_URL nobody has said how the portal is called, so it answers to loopback and to the address that it is bound to.
 * A page of another site that lets its own name lead here (DNS rebinding) is not answered.
 */
import { isIP } from 'node:net';
import { hostname, networkInterfaces } from 'node:os';
import type { FastifyInstance } from 'fastify';

const everywhere = new Set(['0.0.0.0', '::']);
const loopback = new Set(['localhost', '127.0.0.1', '::1']);

/** The name in a Host header, without port and brackets. */
const nameOf = (host: string): string =>
  host
    .toLowerCase()
    .replace(/:\d*$/, '')
    .replace(/^\[(.*)\]$/, '$1');

const addressesOfMachine = (): string[] =>
  Object.values(networkInterfaces()).flatMap((all) => (all ?? []).map(({ address }) => address.toLowerCase()));

/** Whether a Host header names this machine as it is bound, or the host of the sites where that was set. */
export const hostsOfHere = ({ host, sitesUrl }: { host: string; sitesUrl: string }): ((header: string) => boolean) => {
  const bound = host.toLowerCase();
  const own = new Set([...loopback, bound, nameOf(new URL(sitesUrl).host)]);
  return (header) => {
    const name = nameOf(header);
    if (own.has(name)) return true;
    if (!everywhere.has(bound)) return false;
    return isIP(name) > 0 ? addressesOfMachine().includes(name) : name === hostname().toLowerCase();
  };
};

export const ownHosts = (app: FastifyInstance, answersTo: (host: string) => boolean): void => {
  app.addHook('onRequest', async (request, reply) => {
    if (answersTo(request.headers.host ?? '')) return;
    return reply
      .status(421)
      .type('text/plain')
      .send('This server does not answer to that name. Set NASKHAH_URL to the address of the portal.\n');
  });
};

/** The one way to an address that somebody gave: the public Internet alone, asked on the address that is really connected to. */
import { lookup as dnsLookup } from 'node:dns/promises';
import { request as httpRequest, type IncomingMessage } from 'node:http';
import { request as httpsRequest } from 'node:https';
import type { ReadSite, SiteAnswer } from '@naskhah/modules/verification';
import { isPublicAddress } from './is-public-address.ts';

type Address = { address: string; family: number };
export type SitePorts = {
  /** All addresses of a name. */
  resolve: (host: string) => Promise<Address[]>;
  /** Whether an address may be connected to. */
  allows: (address: string) => boolean;
  /** Milliseconds for all of it, redirects too. */
  patience: number;
  /** Bytes of the page that are read; what comes after them is left. */
  most: number;
};

const usual: SitePorts = {
  resolve: (host) => dnsLookup(host, { all: true, verbatim: true }),
  allows: isPublicAddress,
  patience: 10_000,
  most: 1_000_000,
};
const mostRedirects = 5;
const certificateFaults = /CERT|SELF_SIGNED|ALTNAME|UNABLE_TO_VERIFY|SSL|TLS/i;

class Refused extends Error {}

const addressOf = (text: string): URL => {
  const url = URL.parse(text);
  if (!url || (url.protocol !== 'http:' && url.protocol !== 'https:')) throw new Refused('scheme');
  // A page is asked for as anybody would: what is given as a credential is never sent.
  if (url.username !== '' || url.password !== '') throw new Refused('credentials');
  return url;
};

const hostOf = ({ hostname }: URL): string => hostname.replace(/^\[|\]$/g, '');

/** The first address of the name, when all of them may be connected to: one that may not is a sign of a trick. */
const checkedAddress = async (url: URL, { resolve, allows }: SitePorts): Promise<Address> => {
  const found = await resolve(hostOf(url));
  const [first] = found;
  if (!first) throw new Error('the name has no address');
  if (!found.every(({ address }) => allows(address))) throw new Refused('address');
  return first;
};

const ask = (url: URL, { address, family }: Address, ports: SitePorts, signal: AbortSignal) =>
  new Promise<IncomingMessage>((resolve, reject) => {
    const send = url.protocol === 'https:' ? httpsRequest : httpRequest;
    const asked = send(url, {
      method: 'GET',
      agent: false,
      signal,
      headers: { accept: 'text/html,application/xhtml+xml', 'user-agent': 'Naskhah', connection: 'close' },
      // The name is not asked again: a second answer could be another address.
      lookup: (_host, options, done) => (options.all ? done(null, [{ address, family }]) : done(null, address, family)),
    });
    asked.once('socket', (socket) =>
      socket.once('connect', () => {
        if (!ports.allows(socket.remoteAddress ?? '')) asked.destroy(new Refused('address'));
      }),
    );
    asked.once('response', resolve);
    asked.once('error', reject);
    asked.end();
  });

const textOf = async (answer: IncomingMessage, most: number): Promise<string> => {
  const parts: Buffer[] = [];
  let size = 0;
  for await (const part of answer as AsyncIterable<Buffer>) {
    parts.push(part.subarray(0, most - size));
    size += part.length;
    if (size >= most) break;
  }
  answer.destroy();
  return Buffer.concat(parts).toString('utf8');
};

const isRedirect = (status: number): boolean => [301, 302, 303, 307, 308].includes(status);

const follow = async (from: string, ports: SitePorts, signal: AbortSignal): Promise<SiteAnswer> => {
  let url = addressOf(from);
  for (let hop = 0; hop <= mostRedirects; hop += 1) {
    const answer = await ask(url, await checkedAddress(url, ports), ports, signal);
    const status = answer.statusCode ?? 0;
    const { location } = answer.headers;
    if (!isRedirect(status) || !location)
      return { is: 'read', url: url.href, status, text: await textOf(answer, ports.most) };
    answer.destroy();
    url = addressOf(URL.parse(location, url)?.href ?? '');
  }
  return { is: 'refused', why: 'redirects' };
};

const failureOf = (error: unknown): SiteAnswer => {
  if (error instanceof Refused) return { is: 'refused', why: error.message as 'scheme' | 'credentials' | 'address' };
  const { code = '', name = '', cause } = error as { code?: string; name?: string; cause?: unknown };
  if (cause instanceof Refused) return failureOf(cause);
  if (certificateFaults.test(code)) return { is: 'failed', why: 'certificate' };
  return { is: 'failed', why: name === 'AbortError' || name === 'TimeoutError' ? 'time' : 'network' };
};

/** Reads one page of a site as anybody may: http and https, without cookies or credentials, within limits of time and size. Never throws. */
export const readPublicSite =
  (given: Partial<SitePorts> = {}): ReadSite =>
  async (url) => {
    const ports = { ...usual, ...given };
    const signal = AbortSignal.timeout(ports.patience);
    try {
      // A name that is not answered must not hold the page either.
      const late = new Promise<never>((_, reject) =>
        signal.addEventListener('abort', () => reject(signal.reason as Error), { once: true }),
      );
      return await Promise.race([follow(url, ports, signal), late]);
    } catch (error) {
      return failureOf(error);
    }
  };

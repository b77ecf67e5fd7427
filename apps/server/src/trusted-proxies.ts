import { isIP } from 'node:net';

/** How many proxies stand before the portal, or in which networks. */
export type TrustedProxies = number | string[] | false;

const named = new Set(['loopback', 'linklocal', 'uniquelocal']);

const isNetwork = (text: string): boolean => {
  if (named.has(text)) return true;
  const [address = '', bits, ...more] = text.split('/');
  const version = isIP(address);
  if (version === 0 || more.length > 0) return false;
  return bits === undefined || (/^\d{1,3}$/.test(bits) && Number(bits) <= (version === 4 ? 32 : 128));
};

/** Reads TRUSTED_PROXIES; nothing for what is neither a number of hops nor a list of networks. */
export const trustedProxies = (text: string): TrustedProxies | undefined => {
  const given = text.trim();
  if (/^[1-9]$/.test(given)) return Number(given);
  const networks = given.split(',').map((one) => one.trim());
  return networks.every(isNetwork) ? networks : undefined;
};

/** The connection itself is hop 0; each further one is an address that the one before has written down. */
export const asFastifyTakes = (
  proxies: TrustedProxies,
): false | string[] | ((address: string, hop: number) => boolean) =>
  typeof proxies === 'number' ? (_address, hop) => hop < proxies : proxies;

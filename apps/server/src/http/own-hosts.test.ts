import { networkInterfaces } from 'node:os';
import { describe, expect, it } from 'vitest';
import { hostsOfHere } from './own-hosts.ts';

const own = (host: string) => hostsOfHere({ host, sitesUrl: 'http://sites.example.edu:3000' });

describe('without NASKHAH_URL a portal answers', () => {
  it.each(['localhost:3000', '127.0.0.1', '[::1]:3000', 'LOCALHOST', 'sites.example.edu:3000'])('to %s', (host) =>
    expect(own('127.0.0.1')(host)).toBe(true),
  );

  it('to the address that it is bound to', () => {
    expect(own('192.0.2.7')('192.0.2.7:3000')).toBe(true);
    expect(own('192.0.2.7')('192.0.2.8:3000')).toBe(false);
  });

  it.each(['0.0.0.0', '::'])('to each address of its machine when it is bound to %s', (host) => {
    for (const { address, family } of Object.values(networkInterfaces()).flatMap((all) => all ?? []))
      expect(own(host)(family === 'IPv6' ? `[${address}]:3000` : `${address}:3000`)).toBe(true);
    expect(own(host)('192.0.2.7')).toBe(false);
  });

  it.each(['evil.example.com', '127.0.0.1.evil.example.com', '', 'localhost.evil.example.com:3000'])(
    'not to %s',
    (host) => {
      expect(own('127.0.0.1')(host)).toBe(false);
      expect(own('0.0.0.0')(host)).toBe(false);
    },
  );
});

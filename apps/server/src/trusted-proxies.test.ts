import { describe, expect, it } from 'vitest';
import { asFastifyTakes, trustedProxies } from './trusted-proxies.ts';

describe('TRUSTED_PROXIES', () => {
  it.each([
    ['1', 1],
    [' 3 ', 3],
    ['10.0.0.0/8', ['10.0.0.0/8']],
    ['10.0.0.0/8, 192.168.1.7', ['10.0.0.0/8', '192.168.1.7']],
    ['loopback,uniquelocal', ['loopback', 'uniquelocal']],
    ['fd00::/8', ['fd00::/8']],
  ])('%s is read', (text, read) => expect(trustedProxies(text)).toEqual(read));

  it.each(['0', '12', 'true', 'proxy.example.edu', '10.0.0.0/33', 'fd00::/129', '10.0.0.0/8/8', '10.0.0.0/8,', ''])(
    "'%s' is refused",
    (text) => expect(trustedProxies(text)).toBeUndefined(),
  );

  it('of two hops believes the connection and the one before it, and no more', () => {
    const trusts = asFastifyTakes(2);
    if (typeof trusts !== 'function') throw new Error('hops are counted');
    expect([0, 1, 2].map((hop) => trusts('203.0.113.9', hop))).toEqual([true, true, false]);
  });
});

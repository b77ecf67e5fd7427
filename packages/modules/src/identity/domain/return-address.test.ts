import { describe, expect, it } from 'vitest';
import { returnAddress, returnedTo } from './return-address.ts';

const portal = 'https://naskhah.test';

describe('the page to which a provider sends back', () => {
  it('is one of the portal', () => expect(returnAddress(portal)).toBe('https://naskhah.test/signed-in'));

  it('has what the provider added', () =>
    expect(returnedTo(portal, '?code=a1&state=b2')?.href).toBe('https://naskhah.test/signed-in?code=a1&state=b2'));

  it.each(['', 'code=a1', '#?code=a1', '@evil.test/?code=a1', '//evil.test/?code=a1'])(
    'is none with %j, which is no query',
    (query) => expect(returnedTo(portal, query)).toBeUndefined(),
  );

  it('stays one of the portal, whatever the query says', () => {
    const address = returnedTo(portal, '?a=1#@evil.test/');
    expect([address?.origin, address?.pathname, address?.hash]).toEqual([portal, '/signed-in', '']);
  });
});

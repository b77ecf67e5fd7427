import cookie from '@fastify/cookie';
import Fastify from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { schemeCookie, schemeIn, schemeRoute } from './scheme.ts';

const app = Fastify();
beforeAll(async () => {
  await app.register(cookie);
  schemeRoute(app, 'https://sites.test');
});
afterAll(() => app.close());
const choose = async (to: string, back: string) => {
  const { statusCode, headers } = await app.inject(`/journals/appearance?${new URLSearchParams({ to, back })}`);
  return { statusCode, location: headers.location, cookie: String(headers['set-cookie']) };
};

describe('the ground on which public pages are read', () => {
  it.each([
    [undefined, 'device'],
    ['naskhah=x', 'device'],
    ['naskhah=x; scheme=dark', 'dark'],
    ['scheme=light', 'light'],
    ['scheme=purple', 'device'],
    ['myscheme=dark', 'device'],
  ])('is read of the cookies %s as %s', (cookies, scheme) => expect(schemeIn(cookies)).toBe(scheme));

  it('is all that another host learns of the cookies', () => {
    expect(schemeCookie('naskhah=secret; scheme=dark')).toBe('scheme=dark');
    expect(schemeCookie('naskhah=secret')).toBeUndefined();
  });

  it('is kept for a year, and forgotten for that of the device', async () => {
    expect((await choose('dark', '/')).cookie).toMatch(
      /^scheme=dark; Max-Age=31536000; Path=\/; HttpOnly; Secure; SameSite=Lax$/,
    );
    expect((await choose('device', '/')).cookie).toMatch(/^scheme=; .*Expires=Thu, 01 Jan 1970/);
  });

  it.each([
    ['/j/jek/?lang=ms', '/j/jek/?lang=ms'],
    ['https://sites.test/search?q=a', '/search?q=a'],
    ['https://evil.test/', '/journals'],
    ['//evil.test/', '/journals'],
    ['/\\evil.test', '/journals'],
    ['javascript:alert(1)', '/journals'],
    ['/.//evil.test', '/journals'],
    ['/x/..//evil.test', '/journals'],
    ['/j/%2e%2e//evil.test', '/journals'],
    ['/journals/../../\\evil.test', '/journals'],
  ])('leads from %s back to %s', async (back, location) =>
    expect(await choose('dark', back)).toMatchObject({ statusCode: 303, location }),
  );
});

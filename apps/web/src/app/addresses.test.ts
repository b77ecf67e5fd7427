import { describe, expect, it } from 'vitest';
import { isPortalAddress, loginBefore, safeNext } from './addresses.ts';

describe('the address after login', () => {
  it.each(['/private/article-management/workspace', '/private/article-management/workspace?page=2'])(
    'may be %s',
    (next) => expect(safeNext(next)).toBe(next),
  );
  it.each([
    undefined,
    '',
    '/',
    'https://example.org/private/',
    '//example.org/private/x',
    '/private/..//example.org',
    '/private\\x',
    '/private/\\\\x',
  ])('is never %s', (next) => expect(safeNext(next)).toBeUndefined());
  it('survives the login page whole', () => {
    const next = '/private/article-management/workspace?view=all&page=2';
    expect(new URL(loginBefore(next), 'http://x').searchParams.get('next')).toBe(next);
  });
});

describe('the router', () => {
  it.each(['/', '/?next=x', '/register', '/private/user/user-profile', '/manual/MN1', '/private'])('shows %s', (href) =>
    expect(isPortalAddress(href)).toBe(true),
  );
  it.each(['/journals', '/search?q=a', '/j/jek/', '/registered', '/media/files/content/1', 'https://example.org/'])(
    'leaves %s to the server',
    (href) => expect(isPortalAddress(href)).toBe(false),
  );
});

import { describe, expect, it } from 'vitest';
import { withoutSecrets } from './without-secrets.ts';

const key = 'q3Jx-0_aZ'.repeat(5);
const id = '0197f3a2-1b2c-7d3e-8f40-5a6b7c8d9e0f';

describe('a mail that others read', () => {
  it.each([
    ['a link to a review', `https://p.test/review/${key}`, 'https://p.test/review/…'],
    ['a link behind a hash', `See https://p.test/update-profile#${key}.`, 'See https://p.test/update-profile#…'],
    ['a link with a key in its question', `https://p.test/stop?of=all&key=${key}`, 'https://p.test/stop?of=all&key=…'],
    ['a link to a record, which asks for access', `https://p.test/article-workflow/${id}?part=files`, undefined],
    ['a plain address', 'https://p.test/private/user', undefined],
    ['a long host', 'https://a-very-long-name-of-a-university.test/x', undefined],
    ['numbers', 'JEK-2026-0001 of 123456 pages', undefined],
  ])('keeps no secret of %s', (_what, text, expected) => {
    expect(withoutSecrets('review-invitation', text)).toBe(expected ?? text);
  });
  it.each(['reset-password-code', 'confirm-email-code'])('keeps no code of %s', (event) => {
    expect(withoutSecrets(event, 'Your code is 482913. It ends in 10 minutes, 1234567.')).toBe(
      'Your code is ……. It ends in 10 minutes, 1234567.',
    );
  });
});

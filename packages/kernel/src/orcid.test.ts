import { describe, expect, it } from 'vitest';
import { normaliseOrcid } from './orcid.ts';

describe('an ORCID iD', () => {
  it.each([
    '0000-0002-1825-0097',
    '0000000218250097',
    ' https://orcid.org/0000-0002-1825-0097 ',
    'http://ORCID.org/0000-0002-1825-0097',
  ])('is printed in groups of four from %s', (given) => expect(normaliseOrcid(given)).toBe('0000-0002-1825-0097'));
  it('may end in X', () => expect(normaliseOrcid('0000-0002-1694-233x')).toBe('0000-0002-1694-233X'));
  it.each([
    '0000-0002-1825-0098',
    '0000-0002-1825',
    '10000-0002-1825-0097',
    '0000-0002-1825-0097-7',
    'see https://orcid.org/0000-0002-1825-0097',
    '0000https://orcid.org/-0002-1825-0097',
    '000000218250097a',
    'somebody',
    '',
  ])('is never %s', (given) => expect(normaliseOrcid(given)).toBeUndefined());
  it('is told from every number that differs from it in one digit', () => {
    const given = '0000000218250097';
    for (let at = 0; at < given.length; at++)
      for (const digit of '0123456789'.replace(given.charAt(at), ''))
        expect(normaliseOrcid(given.slice(0, at) + digit + given.slice(at + 1))).toBeUndefined();
  });
});

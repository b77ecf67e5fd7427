import { describe, expect, it } from 'vitest';
import { isLimit, settingsOf, valuesOf } from './portal-values.ts';

describe('a limit as it was typed', () => {
  it.each([
    ['file', '5', true],
    ['file', ' 2000 ', true],
    ['file', '4', false],
    ['file', '2001', false],
    ['file', '', false],
    ['session', '1.5', false],
    ['session', '-3', false],
    ['invitation', 'a week', false],
    ['mails', '', true],
    ['mails', '0', false],
  ] as const)('%s of "%s" is taken: %s', (name, typed, taken) => {
    expect(isLimit(name, typed, null)).toBe(taken);
  });

  it('of mails is at most what the environment allows', () => {
    expect(isLimit('mails', '60', 60)).toBe(true);
    expect(isLimit('mails', '61', 60)).toBe(false);
  });

  it('is sent as a number, and no limit as nothing', () => {
    const both = { en: '', ms: '' };
    const rest = {
      name: both,
      front: both,
      directory: both,
      foot: both,
      banner: both,
      registration: true,
      domains: [],
      sender: { name: '', address: '' },
      languages: ['ms' as const],
    };
    const limits = { file: 50, mails: null, invitation: 30, session: 7 };
    expect(settingsOf(valuesOf({ ...rest, limits, version: 3, mails_allowed: null }))).toEqual({ ...rest, limits });
  });
});

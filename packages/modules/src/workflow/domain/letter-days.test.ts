import { describe, expect, it } from 'vitest';
import { letterDays } from './letter-days.ts';

const before = ['2026-12-05', '2026-12-19'];
const after = ['2026-12-08', '2026-12-22'];
const faults = (body: string, set = after, subject = 'A review') => {
  const result = letterDays({ subject, body }, before, set);
  return result.ok ? [] : (result.fields ?? []).map(({ path, named }) => `${path} ${named}`);
};

describe('a letter whose days were changed', () => {
  it.each([
    ['says the day that it was written for', 'Answer by 5 December 2026.', ['mail.body 2026-12-05']],
    ['says it in Malay', 'Jawab selewat-lewatnya 5 Disember 2026.', ['mail.body 2026-12-05']],
    ['says it in figures', 'Answer by 2026-12-05.', ['mail.body 2026-12-05']],
    ['says both', 'By 5 December 2026, then 19 december 2026.', ['mail.body 2026-12-05', 'mail.body 2026-12-19']],
    ['says the new day', 'Answer by 8 December 2026.', []],
    ['says a day of its own', 'We meet on 15 December 2026.', []],
    ['says no day', 'Please answer soon.', []],
  ])('%s', (_what, body, expected) => {
    expect(faults(body)).toEqual(expected);
  });

  it('is looked at in its subject too', () => {
    expect(faults('Please.', after, 'By 5 December 2026')).toEqual(['mail.subject 2026-12-05']);
  });

  it('may say a day that is still one of the two', () => {
    expect(faults('By 19 December 2026.', ['2026-12-19', '2026-12-30'])).toEqual([]);
    expect(faults('By 5 December 2026.', before)).toEqual([]);
  });
});

import { readArticle } from '@naskhah/testing/read-article-value';
import { describe, expect, it } from 'vitest';
import type { ReadPlace } from '../ports.ts';
import { datesOf, momentOf, pagesOf, positionOf, publishedOn, yearOf } from './time-and-place.ts';

const [electronic, print, collection] = [{ year: 2026, month: 3, day: 14 }, { year: 2025, month: 12 }, { year: 2024 }];
const none = { others: [] };

describe('the dates of a file', () => {
  it('are kept as exactly as they are given', () =>
    expect(
      datesOf({
        ...none,
        received: { year: 2025 },
        revised: [
          { year: 2025, month: 5 },
          { year: 2025, month: 8 },
          { year: 2025, month: 11, day: 2 },
        ],
        accepted: { year: 2025, month: 1, day: 31 },
        electronic,
        print,
        collection,
      }),
    ).toEqual({
      received: '2025',
      revised: '2025-11-02',
      accepted: '2025-01-31',
      published: '2026-03-14',
      electronic: '2026-03-14',
      print: '2025-12',
      collection: '2024',
    }));
  it('are none where it has none, and a day without its month is a year', () => {
    expect(datesOf(none)).toEqual({});
    expect(datesOf({ ...none, received: { year: 2025, day: 4 } })).toEqual({ received: '2025' });
  });
});

describe('the day of publication', () => {
  it.each([
    ['electronic', { electronic, print, collection }, electronic],
    ['else in print', { print, collection }, print],
    ['else of the collection', { collection }, collection],
    ['else unknown', {}, undefined],
  ])('is the %s one', (_, dates, published) => expect(publishedOn({ ...none, ...dates })).toEqual(published));

  it.each([
    [{ year: 2026, month: 3, day: 14 }, '2026-03-14'],
    [{ year: 2026, month: 3 }, '2026-03-01'],
    [{ year: 2026 }, '2026-01-01'],
  ])('%j begins at its first moment', (date, day) => expect(momentOf(date)).toEqual(new Date(`${day}T00:00:00Z`)));
});

describe('the year of the volume', () => {
  it.each([
    ['the collection', { electronic, print, collection }, 2024],
    ['else print', { electronic, print }, 2025],
    ['else the electronic one', { electronic }, 2026],
    ['else unknown', {}, undefined],
  ])('is that of %s', (_, dates, year) => expect(yearOf({ ...none, ...dates })).toBe(year));
});

describe('the place in the issue', () => {
  it.each<[ReadPlace, string, number]>([
    [{ firstPage: '12', lastPage: '20' }, '12–20', 12],
    [{ firstPage: '12', lastPage: '12' }, '12', 12],
    [{ firstPage: '12' }, '12', 12],
    [{ lastPage: '20' }, '', 0],
    [{ firstPage: 'S104', lastPage: 'S110', elocation: 'e7' }, 'S104–S110', 104],
    [{ elocation: 'e7' }, 'e7', 7],
    [{ elocation: 'e2147483647' }, 'e2147483647', 2_147_483_647],
    [{ elocation: 'e2147483648' }, 'e2147483648', 0],
    [{ firstPage: 'xii' }, 'xii', 0],
    [{}, '', 0],
  ])('%j shows the pages %j and comes at %i', (place, pages, position) => {
    expect(pagesOf(readArticle({ place }))).toBe(pages);
    expect(positionOf(readArticle({ place }))).toBe(position);
  });
});

import { describe, expect, it } from 'vitest';
import { routeOf } from './route.ts';

const id = '0190b2c0-0000-7000-8000-0000000000b1';
const route = (path: string) => routeOf(new URL(path, 'https://sites.test'));

describe('an address of the public side', () => {
  it.each([
    ['/j/jek', 'journal'],
    ['/j/jek/', 'journal'],
    ['/j/jek/archive', 'archive'],
    ['/j/jek/about/', 'about'],
    [`/j/jek/issue/${id}`, 'issue'],
    [`/j/jek/article/${id}`, 'article'],
    [`/j/jek/article/${id}/galley/${id}`, 'galley'],
    [`/j/jek/article/${id}/citation.bib`, 'citation'],
    ['/journals', 'journals'],
    ['/search?q=x', 'search'],
  ])('%s asks for the page %s', (path, page) => {
    expect(route(path)?.params.page).toBe(page);
  });

  it.each([
    '/',
    '/j',
    '/j/jek/nothing',
    '/j/jek/issue/12',
    `/j/jek/article/${id}/x`,
    '/j/jek/article/%27',
    '/search/x',
  ])('%s can name nothing', (path) => {
    expect(route(path)).toBeUndefined();
  });

  it('has one key however it is written, and one for each language', () => {
    const [plain, slash, noise, malay] = ['/j/jek', '/j/jek/?', '/j/jek/?utm=1&lang=xx', '/j/jek/?lang=ms'].map(
      (path) => route(path)?.key,
    );
    expect(new Set([plain, slash, noise]).size).toBe(1);
    expect(malay).not.toBe(plain);
    expect(route('/j/jek/?lang=en')?.key).not.toBe(plain);
    expect(route('/j/jek/')?.language).toBeUndefined();
  });

  it('that somebody typed words into is not kept', () => {
    expect(route('/search?q=a')?.key).toBeUndefined();
    expect(route('/journals?q=a')?.key).toBeUndefined();
    expect(route('/journals?language=ms')?.key).toBeUndefined();
    expect(route('/journals?page=2')?.key).toBeDefined();
  });

  it('takes only sensible pages, years, paths and words', () => {
    expect(route(`/j/jek/issue/${id}?page=-3`)?.params).toMatchObject({ at: 1 });
    expect(
      route('/search?q=%00a%20&journal=../x&from=20&to=2026&type=<b>&fulltext=maybe&language=ms&page=2')?.params,
    ).toEqual({
      page: 'search',
      q: 'a',
      journal: undefined,
      from: undefined,
      to: 2026,
      type: undefined,
      language: 'ms',
      fulltext: undefined,
      at: 2,
    });
  });
});

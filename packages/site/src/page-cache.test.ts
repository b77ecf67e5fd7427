import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createPageCache, severalJournals } from './page-cache.ts';

const page = (html: string) => ({ status: 200, html, headers: { 'content-type': 'text/html' } });

describe('the cache of finished pages', () => {
  it('gives a page back with its tag, length and the order to ask again', () => {
    const cache = createPageCache({ maxBytes: 100_000 });
    cache.put('a', page('<p>é</p>'), 'jek', cache.moment());
    expect(cache.get('a')).toMatchObject({
      status: 200,
      etag: expect.stringMatching(/^"[\w-]{27}"$/),
      headers: { 'content-length': '9', 'cache-control': 'public, max-age=0, must-revalidate' },
    });
    expect(cache.get('a')?.body.toString()).toBe('<p>é</p>');
  });

  it('tags equal pages equally and others differently', () => {
    const cache = createPageCache({ maxBytes: 100_000 });
    const tag = (key: string, html: string) => cache.put(key, page(html), 'jek', cache.moment()).etag;
    expect(tag('a', 'x')).toBe(tag('b', 'x'));
    expect(tag('a', 'x')).not.toBe(tag('a', 'y'));
  });

  it('drops the pages of a journal and those that show several, and keeps the others', () => {
    const cache = createPageCache({ maxBytes: 100_000 });
    for (const [key, journal] of [
      ['a', 'jek'],
      ['b', 'bjph'],
      ['c', severalJournals],
    ] as const)
      cache.put(key, page(key), journal, cache.moment());
    cache.dropJournal('jek');
    expect(['a', 'b', 'c'].map((key) => cache.get(key) !== undefined)).toEqual([false, true, false]);
  });

  it('does not keep a page whose data were read before something was dropped', () => {
    const cache = createPageCache({ maxBytes: 100_000 });
    const moment = cache.moment();
    cache.dropJournal('jek');
    expect(cache.put('a', page('old'), 'jek', moment).body.toString()).toBe('old');
    expect(cache.get('a')).toBeUndefined();
  });

  it('drops the least used first', () => {
    const cache = createPageCache({ maxBytes: 6_000 });
    for (const key of ['a', 'b', 'c']) cache.put(key, page('x'.repeat(800)), 'jek', cache.moment());
    cache.get('a');
    for (const key of ['d', 'e']) cache.put(key, page('x'.repeat(800)), 'jek', cache.moment());
    expect(cache.get('b')).toBeUndefined();
    expect(cache.get('a')).toBeDefined();
  });

  it('never holds more than it may, and counts what it holds, whatever is put and dropped', () => {
    const step = fc.record({
      key: fc.integer({ min: 0, max: 20 }),
      size: fc.integer({ min: 0, max: 4_000 }),
      drop: fc.boolean(),
    });
    fc.assert(
      fc.property(fc.array(step, { maxLength: 60 }), (steps) => {
        const cache = createPageCache({ maxBytes: 10_000 });
        for (const { key, size, drop } of steps) {
          if (drop) cache.dropJournal(`j${key % 3}`);
          else cache.put(`k${key}`, page('x'.repeat(size)), `j${key % 3}`, cache.moment());
          expect(cache.bytes).toBeLessThanOrEqual(10_000);
          expect(cache.bytes >= cache.size * 600).toBe(true);
        }
        cache.clear();
        expect([cache.bytes, cache.size]).toEqual([0, 0]);
      }),
    );
  });
});

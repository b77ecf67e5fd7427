import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { escapeHtml } from './html.ts';

const sign = fc.constantFrom('<', '>', '"', '&', "'", '/', '!', '-', 'script', 'a', '\n');
const text = fc.array(sign).map((signs) => signs.join(''));

describe('a text in a page', () => {
  it.each([
    ['1 < 2 & 3 > 2', '1 &lt; 2 &amp; 3 &gt; 2'],
    ['" onload="alert(1)', '&quot; onload=&quot;alert(1)'],
    ['&amp;', '&amp;amp;'],
    ['Éva’s peat', 'Éva’s peat'],
  ])('%s is written as %s', (given, written) => expect(escapeHtml(given)).toBe(written));

  it('opens no element and closes no quoted attribute, whatever it is', () =>
    fc.assert(
      fc.property(text, (given) => {
        expect(escapeHtml(given)).not.toMatch(/[<>"]|&(?!(amp|lt|gt|quot);)/);
      }),
    ));
});

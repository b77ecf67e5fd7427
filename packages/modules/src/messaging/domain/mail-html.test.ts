import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { mailHtml } from './mail-html.ts';

describe('the HTML of a mail', () => {
  it.each([
    ['Dear Aminah', '<p>Dear Aminah</p>'],
    ['One.\n\nTwo.', '<p>One.</p>\n<p>Two.</p>'],
    ['One.\n\n\n\nTwo.', '<p>One.</p>\n<p>Two.</p>'],
    ['One\ntwo\nthree', '<p>One<br>two<br>three</p>'],
    ['<b>&"\'', '<p>&#60;b&#62;&#38;&#34;&#39;</p>'],
    ['See https://x.test/a', '<p>See <a href="https://x.test/a">https://x.test/a</a></p>'],
    [
      'http://x.test and https://y.test',
      '<p><a href="http://x.test">http://x.test</a> and <a href="https://y.test">https://y.test</a></p>',
    ],
    ['https://x.test\nnext', '<p><a href="https://x.test">https://x.test</a><br>next</p>'],
    ['https://x.test/?a=1&b="', '<p><a href="https://x.test/?a=1&#38;b=&#34;">https://x.test/?a=1&#38;b=&#34;</a></p>'],
    ['javascript:alert(1) ftp://x.test', '<p>javascript:alert(1) ftp://x.test</p>'],
    ['', '<p></p>'],
  ])('of %j is %j', (text, html) => expect(mailHtml(text)).toBe(html));

  const piece = fc.constantFrom(
    '<',
    '>',
    '"',
    "'",
    '&',
    '\n',
    '\n\n',
    ' ',
    'https://x.test/',
    'script',
    ' onload=',
    'a',
    '`',
  );
  const text = fc.array(piece, { maxLength: 30 }).map((pieces) => pieces.join(''));
  const known = /<\/?p>|<br>|<a href="[^"<>']*">|<\/a>/g;

  it('has no other element and no other attribute than its own, whatever the text', () =>
    fc.assert(
      fc.property(text, (given) => {
        expect(mailHtml(given).replace(known, '')).not.toMatch(/[<>"']/);
      }),
    ));

  it('loses no sign of the text but empty lines', () =>
    fc.assert(
      fc.property(text, (given) => {
        const read = mailHtml(given)
          .replace(/<br>|<\/p>\n<p>/g, '\n')
          .replace(known, '')
          .replace(/&#(\d+);/g, (_, code) => String.fromCharCode(Number(code)));
        expect(read.replace(/\n+/g, '\n')).toBe(given.replace(/\n+/g, '\n'));
      }),
    ));
});

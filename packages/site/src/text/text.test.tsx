import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { longDate, shortDate } from './dates.ts';
import { fileSize } from './file-size.ts';
import { marked } from './inline.tsx';
import { inOrder, ownName } from './languages.ts';
import { licenceAddress, licenceOf } from './licence.ts';
import { linked } from './linked.ts';

describe('dates', () => {
  it.each([
    ['2026-12-01', 'en', '1\u00a0December 2026', '1\u00a0Dec 2026'],
    ['2026-08-31', 'ms', '31\u00a0Ogos 2026', '31\u00a0Ogos 2026'],
    ['2026-03', 'ms', 'Mac 2026', 'Mac 2026'],
    ['2026', 'en', '2026', '2026'],
    ['soon', 'en', '', ''],
  ] as const)('%s in %s is %s', (date, language, long, short) => {
    expect([longDate(date, language), shortDate(date, language)]).toEqual([long, short]);
  });
});

describe('a reference', () => {
  const links = (raw: string, doi: string | null = null) =>
    linked(raw, doi).flatMap(({ text, href }) => (href ? [[text, href]] : []));
  it.each([
    ['Letters, 14. https://doi.org/10.1/x.', null, []],
    [
      'A. https://doi.org/10.1098/rstb.2015.0176.',
      null,
      [['https://doi.org/10.1098/rstb.2015.0176', 'https://doi.org/10.1098/rstb.2015.0176']],
    ],
    ['A. doi:10.1098/x(2)3, 4', null, [['doi:10.1098/x(2)3', 'https://doi.org/10.1098/x(2)3']]],
    ['A (see https://a.test/b).', null, [['https://a.test/b', 'https://a.test/b']]],
    ['A.', '10.1234/a', [['https://doi.org/10.1234/a', 'https://doi.org/10.1234/a']]],
    ['A. DOI 10.1234/A', '10.1234/a', [['10.1234/A', 'https://doi.org/10.1234/A']]],
    ['javascript:alert(1)', null, []],
  ])('%s with the DOI %s links %j', (raw, doi, expected) => {
    expect(links(raw, doi)).toEqual(
      raw.includes('10.1/x') ? [['https://doi.org/10.1/x', 'https://doi.org/10.1/x']] : expected,
    );
  });
  it('keeps every character', () => {
    const raw = 'Page (2016). 10.1098/rstb.2015.0176; https://a.test/(b), end.';
    expect(
      linked(raw, null)
        .map(({ text }) => text)
        .join(''),
    ).toBe(raw);
  });
});

describe('marks in a text', () => {
  const html = (text: string) => renderToStaticMarkup(<p>{marked(text)}</p>);
  it.each([
    ['<i>Aedes</i> in CO<sub>2</sub>', '<p><i>Aedes</i> in CO<sub>2</sub></p>'],
    ['<i>open <b>both</i> on', '<p><i>open <b>both</b></i> on</p>'],
    ['<i>open to the end', '<p><i>open to the end</i></p>'],
    ['a <i>b <sub>c', '<p>a <i>b <sub>c</sub></i></p>'],
    ['a<b>', '<p>a<b></b></p>'],
    ['<i>a</b>c</i>', '<p><i>ac</i></p>'],
    ['</i>closed', '<p>closed</p>'],
    ['<I>no</I> <script>x</script> 1 < 2', '<p>&lt;I&gt;no&lt;/I&gt; &lt;script&gt;x&lt;/script&gt; 1 &lt; 2</p>'],
    ['<i onclick=x>a</i>', '<p>&lt;i onclick=x&gt;a</p>'],
  ])('%s', (text, expected) => {
    expect(html(text)).toBe(expected);
  });
});

describe('other texts', () => {
  it.each([
    ['https://creativecommons.org/licenses/by-nc-nd/4.0/', 'CC BY-NC-ND 4.0'],
    ['http://creativecommons.org/publicdomain/zero/1.0/', 'CC0 1.0'],
    ['https://publisher.test/terms', 'publisher.test'],
  ])('the licence at %s is called %s', (url, name) => {
    expect(licenceOf(url).name).toBe(name);
  });
  it('a licence is found by its code', () => {
    expect(licenceAddress('CC BY-SA 4.0')).toBe('https://creativecommons.org/licenses/by-sa/4.0/');
    expect(licenceAddress('mine')).toBeUndefined();
  });
  it.each([
    [900, '0.9 kB'],
    [2_400_000, '2.4 MB'],
    [14_300_000, '14 MB'],
  ])('%d bytes are %s', (bytes, text) => {
    expect(fileSize(bytes)).toBe(text);
  });
  it('languages are named by themselves', () => {
    expect([ownName('ms'), ownName('pt'), ownName('no tag')]).toEqual(['Bahasa Melayu', 'português', 'NO TAG']);
  });
  it('the own language of a text comes first, then the reader’s', () => {
    expect(inOrder({ fr: 'c', en: 'b', ms: 'a', ta: ' ' }, 'ms', 'en').map(({ text }) => text)).toEqual([
      'a',
      'b',
      'c',
    ]);
  });
});

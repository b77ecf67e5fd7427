import { readArticle } from '@naskhah/testing/read-article-value';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { ReadAbstract, ReadArticle, ReadTitle } from '../ports.ts';
import { abstractsOf, declarationsOf, furtherAbstractsOf, keywordsOf, languageOf, titlesOf } from './texts.ts';

const title = (html: string, change: Partial<ReadTitle> = {}): ReadTitle => ({
  html,
  text: html,
  language: 'und',
  translated: false,
  ...change,
});
const titled = (...titles: ReadTitle[]) => titlesOf(readArticle({ titles }));
const abstract = (html: string, change: Partial<ReadAbstract> = {}): ReadAbstract => ({
  html,
  text: html,
  language: 'und',
  kind: 'abstract',
  translated: false,
  ...change,
});
const summed = (abstracts: ReadAbstract[], change: Partial<ReadArticle> = {}) =>
  abstractsOf(readArticle({ abstracts, ...change }));

describe('the language of an article', () => {
  it('is what the file says, English where it does not', () => {
    expect(languageOf({ language: 'ms' })).toBe('ms');
    expect(languageOf({ language: 'und' })).toBe('en');
  });
});

describe('a marked text', () => {
  it.each([
    [
      'Peat <i>Nepenthes</i> <b>b</b> H<sub>2</sub>O m<sup>3</sup>',
      'Peat <i>Nepenthes</i> <b>b</b> H<sub>2</sub>O m<sup>3</sup>',
    ],
    ['<em>a</em> <strong>b</strong>', '<em>a</em> <strong>b</strong>'],
    ['<a href="https://x.test">Peat</a> <span>swamp</span>', 'Peat swamp'],
    ['<i class="x">Peat</i>', 'Peat</i>'],
    ['<img src=x>Peat<ins>ert</ins>', 'Peatert'],
    ['one<br>two<br/>three<br />four<br\t/>five', 'one two three four five'],
    ['<p>One.</p> <p>Two.</p>', 'One.\n\nTwo.'],
    ['<p>One.</p>\n\n  <p>Two.</p>\n', 'One.\n\nTwo.'],
    ['A &lt; B &gt; C &amp; D &quot;E&quot; &#39;F&#39; G&nbsp;H', 'A < B > C & D "E" \'F\' G\u00a0H'],
    ['A &copy; B &ltt; C', 'A &copy; B &ltt; C'],
    ['A  \t B', 'A B'],
    ['A\n \n\nB', 'A\n\nB'],
    ['A\nB', 'A\nB'],
    ['  A  ', 'A'],
  ])('of %j is %j', (html, text) => expect(titled(title(html))).toEqual({ en: text }));

  it('never has another element, whatever the file has', () =>
    fc.assert(
      fc.property(fc.array(fc.constantFrom('<', '>', 'script', 'i', 'b', '/', ' ', 'x=1', 'p', 'img')), (parts) => {
        const text = summed([abstract(parts.join(''))]).en ?? '';
        for (const [element] of text.matchAll(/<[^>]*>/g)) expect(element).toMatch(/^<\/?(i|b|em|strong|sub|sup)>$/);
      }),
    ));
});

describe('titles', () => {
  it('are kept by language: the own one where none is said, a second one of the same language left aside', () =>
    expect(
      titlesOf(
        readArticle({
          language: 'ms',
          titles: [title('Gambut'), title('Peat', { language: 'en' }), title('Peats', { language: 'en' })],
        }),
      ),
    ).toEqual({ ms: 'Gambut', en: 'Peat' }));

  it.each([
    ['Peat', 'Peat: a study'],
    ['Peat:', 'Peat: a study'],
    ['Peat?', 'Peat? a study'],
    ['Peat!', 'Peat! a study'],
    ['Peat.', 'Peat. a study'],
    ['Who? Peat', 'Who? Peat: a study'],
  ])('%s goes on with its subtitle as %s', (main, whole) =>
    expect(titled(title(main, { subtitle: 'a study' }))).toEqual({ en: whole }),
  );
});

describe('abstracts', () => {
  const several = [
    abstract('Short.', { kind: 'summary', title: 'In brief' }),
    abstract('Graphic.', { kind: 'graphical' }),
    abstract('Long.', { title: 'Abstract' }),
    abstract('Ringkas.', { language: 'ms' }),
    abstract('Gambar.', { language: 'ms', kind: 'graphical' }),
  ];

  it('are the plain one of each language, alone', () =>
    expect(summed(several)).toEqual({ en: 'Long.', ms: 'Ringkas.' }));

  it('of other kinds stand apart, with what the file calls them', () =>
    expect(furtherAbstractsOf(readArticle({ abstracts: several }))).toEqual([
      { language: 'en', kind: 'summary', title: 'In brief', text: 'Short.' },
      { language: 'en', kind: 'graphical', text: 'Graphic.' },
      { language: 'ms', kind: 'graphical', text: 'Gambar.' },
    ]));

  it('are a summary where there is no plain one, and never the line of a list of contents', () => {
    expect(summed([abstract('Brief.', { kind: 'toc' }), abstract('Short.', { kind: 'summary' })])).toEqual({
      en: 'Short.',
    });
    expect(summed([abstract('Brief.', { kind: 'toc' })])).toEqual({});
  });

  it('after the first of a language stand apart too, so that nothing is lost', () => {
    const abstracts = [abstract('One.'), abstract('Two.')];
    expect(summed(abstracts)).toEqual({ en: 'One.' });
    expect(furtherAbstractsOf(readArticle({ abstracts }))).toEqual([
      { language: 'en', kind: 'abstract', text: 'Two.' },
    ]);
  });

  it('keep their headings as bold lines of their own', () =>
    expect(
      summed([
        abstract(
          '<section id="s"><h3>Aim of <i>it</i></h3><p>To see.</p></section> <section><h3 dir="auto"><b>End</b></h3><p>Seen.</p></section>',
        ),
      ]),
    ).toEqual({ en: '<b>Aim of <i>it</i></b>\n\nTo see.\n\n<b>End</b>\n\nSeen.' }));

  it('have the language of the article where they say none', () =>
    expect(summed([abstract('Gambut.')], { language: 'ms' })).toEqual({ ms: 'Gambut.' }));
});

describe('keywords', () => {
  it('are gathered by language, each once', () => {
    const group = (language: string, ...words: string[]) => ({ language, kind: 'author', words });
    expect(
      keywordsOf(
        readArticle({ keywords: [group('en', 'peat', 'fire'), group('und', 'fire', 'soil'), group('ms', 'gambut')] }),
      ),
    ).toEqual({ en: ['peat', 'fire', 'soil'], ms: ['gambut'] });
    expect(keywordsOf(readArticle())).toEqual({});
  });
});

describe('what authors declare', () => {
  it('stands under the names of the wizard, further notes together, and how to write to them is none', () =>
    expect(
      declarationsOf(
        readArticle({
          fundingStatement: 'FRIM paid.',
          notes: [
            { kind: 'conflict', text: 'None.' },
            { kind: 'coi-statement', text: 'Really.' },
            { kind: 'con', text: 'A wrote.' },
            { kind: 'corresp', text: 'a@upm.test' },
            { kind: 'present-address', text: 'Kepong.' },
            { kind: 'other', text: 'Thanks.' },
          ],
        }),
      ),
    ).toEqual({
      funding: 'FRIM paid.',
      competing_interests: 'None.\n\nReally.',
      author_contributions: 'A wrote.',
      notes: 'Kepong.\n\nThanks.',
    }));

  it('is nothing where the file says nothing', () => expect(declarationsOf(readArticle())).toStrictEqual({}));
});

import { withoutMarks } from '@naskhah/kernel/inline-marks';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { contentOf, textOf } from './marked-content.ts';

const again = (text: string) => textOf(contentOf(text, 'many'));

describe('a text with marks in its field and back', () => {
  it.each([
    [''],
    ['Peat'],
    ['<i>Nepenthes</i> in CO<sub>2</sub> at 10<sup>3</sup> m'],
    ['<b>a <i>b</i> c</b> d'],
    ['One.\n\nTwo <i>b</i>.\n\nThree.'],
    ['A line\nand its next'],
    ['1 < 2 & <script>alert(1)</script>'],
  ])('%j stays as it is', (text) => expect(again(text)).toBe(text));

  it.each([
    ['<em>a</em><strong>b</strong>', '<i>a</i><b>b</b>'],
    ['<i><b>a</b></i>', '<b><i>a</i></b>'],
    ['<i>open', '<i>open</i>'],
    ['<i>a\n\nb</i>', '<i>a</i>\n\nb'],
    ['<i>a\nb</i>', '<i>a</i>\n<i>b</i>'],
    ['a\n \t\nb', 'a\n\nb'],
  ])('%j is kept as %j', (text, kept) => expect(again(text)).toBe(kept));

  it('a title has one line', () =>
    expect(textOf(contentOf('Peat\n\nswamp\nforest', 'one'))).toBe('Peat  swamp forest'));

  it('keeps every letter, and is the same again', () =>
    fc.assert(
      fc.property(
        fc.array(fc.constantFrom('a', ' ', '<i>', '</i>', '<sub>', '</sub>', '<b>', '</b>', '<', '\n', '\n\n', 'ä')),
        (signs) => {
          const once = again(signs.join(''));
          // Blanks at the ends of lines are nobody's.
          const letters = (text: string) => withoutMarks(text).replaceAll(/[^\S\n]*\n[^\S\n]*/g, '\n');
          expect(letters(once)).toBe(letters(signs.join('')));
          expect(again(once)).toBe(once);
        },
      ),
      { numRuns: 2000 },
    ));
});

import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type InlinePart, inlineParts, paragraphsOf, withoutMarks } from './inline-marks.ts';

const lettersOf = (parts: InlinePart[]): string =>
  parts.map((part) => (typeof part === 'string' ? part : lettersOf(part.parts))).join('');

describe('the parts of a text with marks', () => {
  it.each<[string, InlinePart[]]>([
    ['', []],
    ['Peat', ['Peat']],
    ['CO<sub>2</sub>', ['CO', { mark: 'sub', parts: ['2'] }]],
    [
      '<i>Aedes <b>aegypti</b></i> here',
      [{ mark: 'i', parts: ['Aedes ', { mark: 'b', parts: ['aegypti'] }] }, ' here'],
    ],
    [
      '<em>a</em><strong>b</strong>',
      [
        { mark: 'em', parts: ['a'] },
        { mark: 'strong', parts: ['b'] },
      ],
    ],
    ['10<sup>3', ['10', { mark: 'sup', parts: ['3'] }]],
    ['</i>closed', ['closed']],
    ['<i>a<b>c</i>d', [{ mark: 'i', parts: ['a', { mark: 'b', parts: ['c'] }] }, 'd']],
    ['<I>x</I> <i class="y"> 1 < 2', ['<I>x</I> <i class="y"> 1 < 2']],
  ])('%j', (text, parts) => expect(inlineParts(text)).toEqual(parts));

  it('hold every letter of the text and nothing else', () =>
    fc.assert(
      fc.property(
        fc.array(fc.constantFrom('a', ' ', '<i>', '</i>', '<sub>', '</sub>', '<b>', '</b>', '<', '>', '<script>')),
        (signs) => {
          const text = signs.join('');
          expect(lettersOf(inlineParts(text))).toBe(withoutMarks(text));
        },
      ),
    ));
});

it('without its marks a text has its letters alone', () =>
  expect(withoutMarks('<i>Nepenthes</i> in H<sub>2</sub>O <x> & 1 < 2')).toBe('Nepenthes in H2O <x> & 1 < 2'));

it('paragraphs are divided by an empty line', () =>
  expect(paragraphsOf('One\n\n Two\nthree\n \n\n')).toEqual(['One', 'Two\nthree']));

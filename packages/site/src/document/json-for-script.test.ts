import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { jsonForScript } from './json-for-script.ts';

const sign = fc.constantFrom('<', '>', '"', '&', "'", '/', '!', '-', 'script', 'a', '\n', '\u2028', '\u2029', '\\');
const text = fc.array(sign).map((signs) => signs.join(''));

describe('data in a script of a page', () => {
  it('is the same data, and ends neither the script nor a line', () =>
    fc.assert(
      fc.property(text, (given) => {
        const written = jsonForScript({ given });
        expect(written).not.toMatch(/[<\u2028\u2029\n]/);
        expect(JSON.parse(written)).toEqual({ given });
      }),
    ));
});

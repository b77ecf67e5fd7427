import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { defaultTextSize, resizeText, textSizeAt, textSizes } from './text-size.ts';

describe('the text size', () => {
  it('starts at md', () => expect(textSizeAt(defaultTextSize)).toBe('md'));

  it.each([
    [2, 1, 'lg'],
    [2, -1, 'sm'],
    [0, 3, 'lg'],
    [4, 2, 'md'],
    [4, 1, 'xl'],
    [0, -1, 'xs'],
    [1, 4, 'xl'],
  ])('goes from level %i by %i to %s', (from, by, to) => expect(textSizeAt(resizeText(from, by))).toBe(to));

  it('never leaves its five levels', () =>
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 4 }), fc.integer(), (from, by) => {
        expect(textSizes[resizeText(from, by)]).toBeDefined();
      }),
    ));
});

import { describe, expect, it } from 'vitest';
import { countWords } from './word-count.ts';

describe('the words of a text', () => {
  it('are counted in any script', () => expect(countWords('  Kebakaran hutan\ngambut  حريق ')).toBe(4));
  it('are none in nothing', () => expect(countWords('  ')).toBe(0));
});

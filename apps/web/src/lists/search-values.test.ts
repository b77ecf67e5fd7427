import { describe, expect, it } from 'vitest';
import { idsOf, oneOf, severalOf } from './search-values.ts';

const id = '0198a1b2-0000-7000-8000-000000000001';

describe('what an address asks for', () => {
  it.each([
    ['b', 'b'],
    ['z', 'a'],
    [{}, 'a'],
    [undefined, 'a'],
  ])('%o is one of the values, else as usual', (asked, one) => expect(oneOf(['a', 'b'], asked, 'a')).toBe(one));

  it('is several of the values, each once, in their order', () =>
    expect(severalOf(['a', 'b', 'c'], 'c,a,a,z')).toEqual(['a', 'c']));

  it('is ids, each once, and nothing that is none', () => expect(idsOf(`${id},x,${id},' or 1=1`)).toEqual([id]));
});

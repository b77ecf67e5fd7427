import { describe, expect, it } from 'vitest';
import { withTags } from './with-tags.ts';

describe('tags', () => {
  it('come from a pasted list', () =>
    expect(withTags([], 'peat; fire,  water   table\n', 20)).toEqual(['peat', 'fire', 'water table']));
  it('are each there once, whatever their case', () =>
    expect(withTags(['Peat'], 'peat, PEAT, fire', 20)).toEqual(['Peat', 'fire']));
  it('are not more than there may be', () => expect(withTags(['a', 'b'], 'c, d', 3)).toEqual(['a', 'b', 'c']));
});

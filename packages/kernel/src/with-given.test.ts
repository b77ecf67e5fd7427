import { describe, expect, it } from 'vitest';
import { withGiven } from './with-given.ts';

const kept = { name: 'Peat', phone: '03' as string | null, tags: ['a'] };

describe('a record with what was given of it', () => {
  it.each([
    ['nothing', {}, kept],
    ['a field that is undefined', { name: undefined }, kept],
    ['a field', { name: 'Oak' }, { ...kept, name: 'Oak' }],
    ['null', { phone: null }, { ...kept, phone: null }],
    ['an empty list', { tags: [] }, { ...kept, tags: [] }],
  ])('of %s', (_what, given, expected) => {
    expect(withGiven(kept, given)).toEqual(expected);
  });
});

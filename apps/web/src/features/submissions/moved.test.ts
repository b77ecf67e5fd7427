import { describe, expect, it } from 'vitest';
import { moved } from './moved.ts';

const list = ['a', 'b', 'c'].map((id) => ({ id }));
const ids = (id: string, by: -1 | 1) =>
  moved(list, id, by)
    .map((one) => one.id)
    .join('');

describe('an entry moved in its list', () => {
  it('changes places with its neighbour', () => {
    expect(ids('b', -1)).toBe('bac');
    expect(ids('b', 1)).toBe('acb');
  });
  it.each([
    ['a', -1],
    ['c', 1],
    ['x', 1],
  ] as const)('stays where there is no further place: %s %i', (id, by) => expect(ids(id, by)).toBe('abc'));
});

import { describe, expect, it } from 'vitest';
import { columnsAsked, columnsOf } from './list-columns.ts';

const known = ['number', 'state', 'age', 'section'] as const;
const usual = ['number', 'state', 'age'] as const;

describe('the columns of a list', () => {
  it.each([
    ['', ['number', 'state', 'age']],
    ['section,number', ['number', 'section']],
    ['none', []],
    ['secret', ['number', 'state', 'age']],
    [7, ['number', 'state', 'age']],
  ])('asked for as %o are %o', (asked, shown) => expect(columnsOf(asked, known, usual)).toEqual(shown));

  it.each([[[]], [['number']], [['number', 'state', 'age']], [['state', 'section']]])(
    '%o are the same after a reload',
    (shown) => expect(columnsOf(columnsAsked(shown, usual), known, usual)).toEqual(shown),
  );

  it('leave the address bare when they are the usual ones', () => expect(columnsAsked(usual, usual)).toBe(''));
});

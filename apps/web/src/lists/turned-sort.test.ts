import { describe, expect, it } from 'vitest';
import { turnedSort } from './turned-sort.ts';

const sorts = ['name', '-name', '-seen', 'seen', '-only'] as const;

describe('the order of a list, when the head of a column is pressed', () => {
  it.each([
    ['name', '-seen', '-seen'],
    ['seen', 'name', 'name'],
    ['-seen', 'name', 'name'],
  ] as const)('of %s begins with %s where that column usually begins', (now, first, then) =>
    expect(turnedSort(now, sorts, first)).toBe(then),
  );
  it.each([
    ['name', 'name', '-name'],
    ['-name', 'name', 'name'],
    ['-seen', '-seen', 'seen'],
    ['seen', '-seen', '-seen'],
  ] as const)('of %s is turned round by its own column', (now, first, then) =>
    expect(turnedSort(now, sorts, first)).toBe(then),
  );
  it('stays where the list cannot be put the other way', () =>
    expect(turnedSort('-only', sorts, '-only')).toBe('-only'));
});

import { describe, expect, it } from 'vitest';
import { contentText } from './content-text.ts';

describe('two contents', () => {
  it.each([
    [
      { a: 1, b: { c: [1, 2], d: null } },
      { b: { d: null, c: [1, 2] }, a: 1 },
    ],
    [{ a: 1, b: undefined }, { a: 1 }],
    [[{ b: 2, a: 1 }], [{ a: 1, b: 2 }]],
  ])('%j and %j are the same', (one, other) => {
    expect(contentText(one)).toBe(contentText(other));
  });
  it.each([
    [{ a: 1 }, { a: '1' }],
    [{ a: [1, 2] }, { a: [2, 1] }],
    [{ a: null }, {}],
    [{ a: { b: 1 } }, { a: { c: 1 } }],
  ])('%j and %j are two', (one, other) => {
    expect(contentText(one)).not.toBe(contentText(other));
  });
});

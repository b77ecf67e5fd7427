import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { FormDefinition } from './definition.ts';
import { movedBefore, movedBy } from './moving.ts';
import { asked } from './sample-form.ts';

/** Capitals are headings. */
const form = (order: string): FormDefinition => ({
  questions: [...order].map((id) => asked(id, id === id.toUpperCase() ? 'section' : 'text')),
});
const order = (moved: FormDefinition | undefined) => moved?.questions.map(({ id }) => id).join('');

describe('a question moved by one place', () => {
  it.each([
    ['AabBc', 'b', -1, 'AbaBc'],
    ['AabBc', 'a', 1, 'AbaBc'],
    ['AabBc', 'b', 1, 'AaBbc'],
    ['AabBc', 'c', -1, 'AabcB'],
    ['ab', 'a', -1, undefined],
    ['ab', 'b', 1, undefined],
    ['Aa', 'a', -1, 'aA'],
    ['ab', 'z', 1, undefined],
  ] as const)('%s: %s by %i gives %s', (from, id, by, to) => {
    expect(order(movedBy(form(from), id, by))).toBe(to);
  });
});

describe('a heading moved by one place', () => {
  it.each([
    ['AabBc', 'B', -1, 'BcAab'],
    ['AabBc', 'A', 1, 'BcAab'],
    ['AabBcCd', 'C', -1, 'AabCdBc'],
    ['AabBc', 'A', -1, undefined],
    ['AabBc', 'B', 1, undefined],
    ['xAaBb', 'A', -1, 'AxaBb'],
    ['xyAa', 'A', -1, 'xAya'],
    ['xAaBb', 'B', -1, 'xBbAa'],
  ] as const)('takes its part along: %s: %s by %i gives %s', (from, id, by, to) => {
    expect(order(movedBy(form(from), id, by))).toBe(to);
  });
});

describe('a question put in front of another one', () => {
  it.each([
    ['AabBc', 'a', 'c', 'AbBac'],
    ['AabBc', 'c', 'a', 'AcabB'],
    ['AabBc', 'a', null, 'AbBca'],
    ['AabBc', 'B', 'A', 'BcAab'],
    ['AabBc', 'A', null, 'BcAab'],
    ['AabBc', 'A', 'b', 'AabBc'],
    ['AabBc', 'a', 'a', 'AabBc'],
    ['AabBc', 'z', 'a', 'AabBc'],
    ['AabBc', 'a', 'z', 'AbBca'],
  ] as const)('%s: %s before %s gives %s', (from, id, before, to) => {
    expect(order(movedBefore(form(from), id, before))).toBe(to);
  });
});

it('no move loses or doubles a question', () => {
  const letters = [...'abcdABC'];
  const some = fc.shuffledSubarray(letters, { minLength: 1 });
  fc.assert(
    fc.property(some, fc.constantFrom(...letters), fc.option(fc.constantFrom(...letters)), (ids, id, before) => {
      const given = form(ids.join(''));
      for (const moved of [movedBy(given, id, 1), movedBy(given, id, -1), movedBefore(given, id, before)])
        if (moved) expect([...(order(moved) ?? '')].toSorted()).toEqual(ids.toSorted());
    }),
  );
});

it('a move down and up again leaves the form as it was', () => {
  const given = form('AabBcCd');
  for (const { id } of given.questions) {
    const down = movedBy(given, id, 1);
    if (down) expect(order(movedBy(down, id, -1))).toBe('AabBcCd');
  }
});

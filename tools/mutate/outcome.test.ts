import { describe, expect, it } from 'vitest';
import type { Equivalent } from './equivalent.ts';
import { type Mutant, outcomeOf } from './outcome.ts';

const source = ['const isLate = (due: number, now: number) =>', '  now > due;', 'const none = [', "  'a',", '];'].join(
  '\n',
);
const mutant = (change: Partial<Mutant> = {}): Mutant => ({
  file: 'late.ts',
  from: { line: 2, column: 3 },
  to: { line: 2, column: 12 },
  replacement: 'now >= due',
  died: false,
  ...change,
});
const named: Equivalent = {
  file: 'late.ts',
  line: 'now > due;',
  replacement: 'now >= due',
  why: 'never at the due time',
};
const outcome = (mutants: Mutant[], equivalents: Equivalent[] = []) => outcomeOf(mutants, equivalents, () => source);

describe('the outcome of mutants', () => {
  it('counts by file, in the order of their names', () => {
    const { files, percent } = outcome([mutant(), mutant({ died: true }), mutant({ file: 'early.ts', died: true })]);
    expect(files).toEqual([
      { file: 'early.ts', killed: 1, survived: 0, equivalent: 0 },
      { file: 'late.ts', killed: 1, survived: 1, equivalent: 0 },
    ]);
    expect(percent).toBeCloseTo(66.67, 2);
  });

  it('shows a survivor with its line and what was changed', () => {
    expect(outcome([mutant()]).survivors).toEqual([{ file: 'late.ts', line: 2, change: 'now > due  →  now >= due' }]);
  });

  it('shows survivors in the order of their lines', () => {
    const first = mutant({ from: { line: 1, column: 1 }, to: { line: 1, column: 6 }, replacement: 'let' });
    expect(outcome([mutant(), first]).survivors.map(({ line }) => line)).toEqual([1, 2]);
  });

  it('shows a change over several lines on one', () => {
    const emptied = mutant({ from: { line: 3, column: 14 }, to: { line: 5, column: 2 }, replacement: '[]' });
    expect(outcome([emptied]).survivors[0]?.change).toBe("[ 'a', ]  →  []");
  });

  it('shortens a long change in its middle', () => {
    const long = mutant({ replacement: `begin ${'word '.repeat(40)}end` });
    expect(outcome([long]).survivors[0]?.change).toMatch(/→ {2}begin word .{20,60} … .{10,24} end$/);
  });

  it('leaves out of the share what is named as equivalent, and counts it by itself', () => {
    const { files, survivors, percent, stale } = outcome([mutant(), mutant({ died: true })], [named]);
    expect(files).toEqual([{ file: 'late.ts', killed: 1, survived: 0, equivalent: 1 }]);
    expect([survivors, stale, percent]).toEqual([[], [], 100]);
  });

  it.each([
    ['another file', { file: 'other.ts' }],
    ['another line', { line: 'now > dueTime;' }],
    ['another change', { replacement: 'now < due' }],
  ])('takes a mutant for none that is named for %s', (_, change) => {
    expect(outcome([mutant()], [{ ...named, ...change }]).survivors).toHaveLength(1);
  });

  it('says which named mutant died or is gone, of the files that were looked at', () => {
    expect(outcome([mutant({ died: true })], [named]).stale).toEqual([named]);
    expect(outcome([mutant({ died: true })], [{ ...named, file: 'other.ts' }]).stale).toEqual([]);
  });

  it('is whole where there was nothing to change', () => expect(outcome([]).percent).toBe(100));
});

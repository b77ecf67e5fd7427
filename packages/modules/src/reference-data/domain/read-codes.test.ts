import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Code } from './code.ts';
import { readCodes } from './read-codes.ts';

const code = (value: string, more: Partial<Code> = {}): Code => ({
  value,
  label_en: value,
  label_ms: value,
  parent: null,
  sort: 0,
  active: true,
  ...more,
});
const head = ['value', 'label_en', 'label_ms', 'parent', 'sort', 'active'];

describe('a table of codes', () => {
  it('says what it would add, change and leave', () => {
    const all = [code('MY'), code('SG', { sort: 1 })];
    const rows = [
      head,
      ['MY', 'Malaysia', 'Malaysia', '', '0', '1'],
      ['SG', 'SG', 'SG', '', '1', 'yes'],
      ['ID', 'Indonesia', 'Indonesia', '', '', ''],
    ];
    const { added, changed, unchanged, faults } = readCodes('country', rows, all);
    expect({
      added: added.map(({ value }) => value),
      changed: changed.map(({ value }) => value),
      unchanged,
      faults,
    }).toEqual({
      added: ['ID'],
      changed: ['MY'],
      unchanged: 1,
      faults: [],
    });
  });

  it('may name its columns in any order, and needs three of them', () => {
    expect(
      readCodes(
        'country',
        [
          ['Label_MS', 'VALUE', 'label_en'],
          ['Brunei', 'BN', 'Brunei'],
        ],
        [],
      ).added,
    ).toMatchObject([{ value: 'BN', label_ms: 'Brunei', sort: 0, active: true }]);
    expect(readCodes('country', [['value', 'label_en']], []).faults).toEqual([
      { line: 1, path: 'label_ms', code: 'column-missing' },
    ]);
    expect(readCodes('country', [], []).faults).toHaveLength(3);
  });

  it.each([
    ['', true],
    ['1', true],
    ['TRUE', true],
    ['yes', true],
    ['Ya', true],
    ['y', true],
    ['0', false],
    ['false', false],
    ['NO', false],
    ['tidak', false],
    ['n', false],
  ])('reads %j as in use: %s', (cell, active) =>
    expect(readCodes('country', [head, ['MY', 'M', 'M', '', '', cell]], []).added[0]?.active).toBe(active),
  );

  it('reads each cell without the space around it, and its parent', () => {
    const rows = [
      [' value ', 'label_en', 'label_ms', 'parent', 'sort', 'active'],
      [' 1.1 ', ' Soil ', ' Tanah ', ' 1 ', ' 12 ', ' no '],
    ];
    expect(readCodes('discipline', rows, [code('1')]).added).toEqual([
      { value: '1.1', label_en: 'Soil', label_ms: 'Tanah', parent: '1', sort: 12, active: false },
    ]);
  });

  it('takes what stands above in the same table for what is there', () => {
    const rows = [head, ['1', 'Soil', 'Tanah', '', '', ''], ['1.1', 'Peat', 'Gambut', '1', '', '']];
    expect(readCodes('discipline', rows, []).added.map(({ value, parent, sort }) => [value, parent, sort])).toEqual([
      ['1', null, 0],
      ['1.1', '1', 1],
    ]);
    expect(readCodes('discipline', [head, ...rows.slice(1).reverse()], []).faults).toEqual([
      { line: 2, path: 'parent', code: 'code-parent' },
    ]);
  });

  it('orders entries by their line where it gives no order, and by what it gives', () => {
    const rows = [head, ...['7', '', '999999'].map((sort, at) => [`C${at}`, 'C', 'C', '', sort, ''])];
    expect(readCodes('country', rows, []).added.map(({ sort }) => sort)).toEqual([7, 1, 999_999]);
    for (const sort of ['1000000', '1.5', '7x', 'x7'])
      expect(readCodes('country', [head, ['MY', 'M', 'M', '', sort, '']], []).faults).toEqual([
        { line: 2, path: 'sort', code: 'whole-number' },
      ]);
  });

  it('reads cells that a short line lacks as empty', () =>
    expect(readCodes('country', [head, ['MY', 'M', 'M']], []).added).toEqual([
      { value: 'MY', label_en: 'M', label_ms: 'M', parent: null, sort: 0, active: true },
    ]));

  it('says no more than which columns are missing where they are', () =>
    expect(
      readCodes(
        'country',
        [
          ['value', 'label_ms'],
          ['', ''],
        ],
        [],
      ).faults,
    ).toEqual([{ line: 1, path: 'label_en', code: 'column-missing' }]));

  it('says that a list which the product reads takes no new entry', () =>
    expect(readCodes('stage', [head, ['screening', 'S', 'S', '', '', '']], []).faults).toEqual([
      { line: 2, path: 'value', code: 'list-fixed' },
    ]));

  it('names line and column of every fault', () => {
    const rows = [
      head,
      ['MY', '', 'Malaysia', '', '', ''],
      ['MY', 'M', 'M', '', '-1', ''],
      ['BN', 'B', 'B', '', '', 'perhaps'],
      ['MY', 'M', 'M', '', '', ''],
    ];
    expect(readCodes('country', rows, []).faults).toEqual([
      { line: 2, path: 'label_en', code: 'required' },
      { line: 3, path: 'sort', code: 'whole-number' },
      { line: 4, path: 'active', code: 'yes-or-no' },
      { line: 5, path: 'value', code: 'code-taken' },
    ]);
  });

  it('holds each line once in what it says, whatever is in it', () => {
    const cell = fc.oneof(fc.constantFrom('MY', 'SG', '1', '0', ''), fc.string({ maxLength: 5 }));
    const line = fc.array(cell, { minLength: 6, maxLength: 6 });
    fc.assert(
      fc.property(fc.array(line, { maxLength: 8 }), (lines) => {
        const { added, changed, unchanged, faults } = readCodes('country', [head, ...lines], [code('MY')]);
        const faulty = new Set(faults.map((fault) => fault.line)).size;
        expect(added.length + changed.length + unchanged + faulty).toBeGreaterThanOrEqual(lines.length);
        if (faults.length === 0) expect(added.length + changed.length + unchanged).toBe(lines.length);
      }),
    );
  });
});

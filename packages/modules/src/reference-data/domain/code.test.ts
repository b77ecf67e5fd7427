import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type Code, decideCode } from './code.ts';
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

describe('an entry of a code table', () => {
  it('needs a value and a name in both languages', () => {
    expect(decideCode('license', code('', { label_ms: '' }), [])).toEqual({
      ok: false,
      refusal: 'input-refused',
      fields: [
        { path: 'value', code: 'code-value' },
        { path: 'label_en', code: 'required' },
        { path: 'label_ms', code: 'required' },
      ],
    });
  });

  it('stands below an entry that stands below none, in a list that has such places', () => {
    const all = [code('1'), code('1.1', { parent: '1' })];
    expect(decideCode('discipline', code('1.2', { parent: '1' }), all).ok).toBe(true);
    expect(decideCode('discipline', code('1.1.1', { parent: '1.1' }), all).ok).toBe(false);
    expect(decideCode('discipline', code('1', { parent: '2' }), [...all, code('2')]).ok).toBe(false);
    expect(decideCode('discipline', code('3', { parent: '3' }), all).ok).toBe(false);
    expect(decideCode('country', code('XX', { parent: 'MY' }), [code('MY')]).ok).toBe(false);
  });

  it('of a list that the product reads may be renamed, but neither added nor retired', () => {
    const all = [code('review')];
    expect(decideCode('stage', code('review', { label_en: 'Peer review' }), all).ok).toBe(true);
    expect(decideCode('stage', code('screening'), all)).toEqual({ ok: false, refusal: 'list-fixed' });
    expect(decideCode('stage', code('review', { active: false }), all)).toEqual({ ok: false, refusal: 'list-fixed' });
  });
});

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
      { line: 3, path: 'sort', code: 'invalid' },
      { line: 4, path: 'active', code: 'invalid' },
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

import type { CodeList } from '@naskhah/kernel/code-lists';
import { type Code, decideCode, isSame } from './code.ts';

export const codeColumns = ['value', 'label_en', 'label_ms', 'parent', 'sort', 'active'] as const;

/** `line`: of the file, its head being line 1. */
export type CodeFault = { line: number; path: string; code: string };
export type ReadCodes = { added: Code[]; changed: Code[]; unchanged: number; faults: CodeFault[] };

const yes = new Set(['', '1', 'true', 'yes', 'ya', 'y']);
const no = new Set(['0', 'false', 'no', 'tidak', 'n']);

const codeOf = (cells: ReadonlyMap<string, string>, place: number): Code | string => {
  const cell = (name: string) => cells.get(name)?.trim() ?? '';
  const active = cell('active').toLowerCase();
  const sort = cell('sort');
  if (!yes.has(active) && !no.has(active)) return 'active';
  if (sort !== '' && !/^\d{1,6}$/.test(sort)) return 'sort';
  return {
    value: cell('value'),
    label_en: cell('label_en'),
    label_ms: cell('label_ms'),
    parent: cell('parent') || null,
    sort: sort === '' ? place : Number(sort),
    active: !no.has(active),
  };
};

/**
 * What a table of codes would add to a list and change in it: its first row names the columns, in any order. Entries that the
 * table does not name stay as they are. With one fault, nothing is to be kept.
 */
export const readCodes = (list: CodeList, rows: readonly (readonly string[])[], all: readonly Code[]): ReadCodes => {
  const [head = [], ...lines] = rows;
  const names = head.map((name) => name.trim().toLowerCase());
  const read: ReadCodes = { added: [], changed: [], unchanged: 0, faults: [] };
  for (const name of ['value', 'label_en', 'label_ms'])
    if (!names.includes(name)) read.faults.push({ line: 1, path: name, code: 'column-missing' });
  if (read.faults.length > 0) return read;
  const now = new Map(all.map((code) => [code.value, code]));
  const seen = new Set<string>();
  for (const [place, cells] of lines.entries()) {
    const line = place + 2;
    const code = codeOf(new Map(names.map((name, at) => [name, cells[at] ?? ''])), place);
    if (typeof code === 'string') {
      read.faults.push({ line, path: code, code: code === 'active' ? 'yes-or-no' : 'whole-number' });
      continue;
    }
    if (seen.has(code.value)) read.faults.push({ line, path: 'value', code: 'code-taken' });
    seen.add(code.value);
    const before = now.get(code.value);
    const decided = decideCode(list, code, [...now.values()]);
    if (!decided.ok)
      for (const fault of decided.fields ?? [{ path: 'value', code: decided.refusal }])
        read.faults.push({ line, ...fault });
    else if (!before) read.added.push(code);
    else if (isSame(before, code)) read.unchanged += 1;
    else read.changed.push(code);
    now.set(code.value, code);
  }
  return read;
};

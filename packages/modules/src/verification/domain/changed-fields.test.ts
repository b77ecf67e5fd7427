import { expect, it } from 'vitest';
import { changedFields } from './changed-fields.ts';

const of = (fields: Record<string, string>) => Object.entries(fields).map(([field, value]) => ({ field, value }));

it.each([
  ['nothing', { issn: '1' }, { issn: '1' }, []],
  ['another value', { issn: '1', name: 'A' }, { issn: '2', name: 'A' }, [['issn', '1', '2']]],
  ['a value where there was none', { name: 'A' }, { name: 'A', issn: '2' }, [['issn', '', '2']]],
  ['an empty field where there was none', {}, { issn: '' }, []],
  ['a value that is gone', { issn: '1' }, { issn: '' }, [['issn', '1', '']]],
  [
    'a field that is asked no more, last',
    { old: 'x', name: 'A' },
    { name: 'B' },
    [
      ['name', 'A', 'B'],
      ['old', 'x', ''],
    ],
  ],
  ['an empty field that is asked no more', { old: '' }, {}, []],
])('what a registration says otherwise: %s', (_, before, now, changes) =>
  expect(changedFields(of(before), of(now))).toEqual(
    changes.map(([field, old, next]) => ({ field, before: old, now: next })),
  ),
);

import { expect, it } from 'vitest';
import { daysFault } from './days-typed.ts';

it.each([
  ['1', 180, undefined],
  ['180', 180, undefined],
  [' 21 ', 180, undefined],
  ['210', 180, { is: 'too many', meant: 21 }],
  ['2100', 180, { is: 'too many', meant: undefined }],
  ['7', 3, { is: 'too many', meant: undefined }],
  ['0', 180, { is: 'no number' }],
  ['', 180, { is: 'no number' }],
  ['three', 180, { is: 'no number' }],
  ['1.5', 180, { is: 'no number' }],
  ['-3', 180, { is: 'no number' }],
])('%s of at most %d days', (typed, most, expected) => expect(daysFault(typed, most)).toEqual(expected));

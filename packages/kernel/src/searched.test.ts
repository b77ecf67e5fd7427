import fc from 'fast-check';
import { expect, it } from 'vitest';
import { searched } from './searched.ts';

it('leaves words without marks, capitals and signs', () => {
  expect(searched('  Universität  Zürich, (UZH)')).toBe('universitat zurich uzh');
  expect(searched('جامعة الملايا')).toBe('جامعة الملايا');
  expect(searched('—')).toBe('');
});

it('changes nothing the second time', () => {
  fc.assert(fc.property(fc.string({ unit: 'grapheme' }), (text) => searched(searched(text)) === searched(text)));
});

import { expect, it } from 'vitest';
import { journalFieldNames } from './journal-fields.ts';
import { isReasonField, reasonFields } from './return-reasons.ts';

it('a registration is returned for each of its fields, or as a whole', () => {
  expect(reasonFields).toEqual(['registration', ...journalFieldNames]);
  for (const field of reasonFields) expect(isReasonField(field)).toBe(true);
  for (const other of ['', 'owner_id', 'registrations']) expect(isReasonField(other)).toBe(false);
});

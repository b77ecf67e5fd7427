import { AttachmentMetadata } from '@naskhah/contract/media/streaming';
import { partsOf } from '@naskhah/contract/schema-parts';
import { askedCalls } from '@naskhah/testing/asked-of-calls';
import { fieldFaults } from '@naskhah/words/field-faults';
import { describe, expect, it } from 'vitest';
import type * as z from 'zod';
import { inputFaults } from './input-faults.ts';

const parts = ['element', 'innerType', 'keyType', 'valueType', 'in', 'out'] as const;
const schemasIn = (schema: z.ZodType): z.ZodType[] => {
  const { shape, options, ...rest } = partsOf(schema);
  const inner = parts.flatMap((part) => rest[part] ?? []);
  return [schema, ...[...Object.values(shape ?? {}), ...(options ?? []), ...inner].flatMap(schemasIn)];
};
const asked = [...askedCalls.flatMap(({ input }) => (input ? [input] : [])), AttachmentMetadata].flatMap(schemasIn);

/** What can be said of a value that a schema refuses, found by giving it what breaks each of its rules. */
const wrong: unknown[] = [
  undefined,
  null,
  'x',
  '',
  ' ',
  'x'.repeat(200_001),
  -1,
  1e15,
  1.5,
  true,
  [],
  {},
  { '!': 'x' },
];
const many = Array.from({ length: 5001 }, () => 'x');
const codesOf = (schema: z.ZodType): string[] =>
  [...wrong, many, ['en', 'en']].flatMap((value) => {
    const read = schema.safeParse(value);
    return read.success ? [] : inputFaults(read.error.issues).map(({ code }) => code);
  });

describe('whatever a field of a call refuses', () => {
  const codes = [...new Set(asked.flatMap(codesOf))].sort();

  it('is named by a code that has words, never only that it is not valid', () => {
    expect(codes.length).toBeGreaterThan(15);
    expect(codes.filter((code) => !(code in fieldFaults) || code === 'invalid')).toEqual([]);
  });

  it('by a pattern says what to write', () => {
    const patterns = asked.flatMap((schema) =>
      (partsOf(schema).checks ?? [])
        .map(({ _zod }) => _zod.def)
        .filter((check) => check.check === 'string_format' && check.format === 'regex')
        .map((check) => (check.error as (() => string) | undefined)?.() ?? 'none'),
    );
    expect(patterns.length).toBeGreaterThan(5);
    expect(patterns.filter((code) => !(code in fieldFaults))).toEqual([]);
  });

  it('is in the words of both languages', () => {
    for (const { en, ms } of Object.values(fieldFaults)) {
      expect(en).not.toMatch(/^This value is not valid\.?$/);
      expect(en.length).toBeGreaterThan(8);
      expect(ms.length).toBeGreaterThan(8);
      expect(en).not.toBe(ms);
    }
  });
});

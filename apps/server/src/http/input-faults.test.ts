import { AttachmentMetadata } from '@naskhah/contract/media/streaming';
import { askedCalls } from '@naskhah/testing/asked-of-calls';
import { fieldFaults } from '@naskhah/words/field-faults';
import { describe, expect, it } from 'vitest';
import * as z from 'zod';
import { inputFaults } from './input-faults.ts';

type Def = {
  type: string;
  shape?: Record<string, z.ZodType>;
  options?: readonly z.ZodType[];
  checks?: readonly { _zod: { def: Record<string, unknown> & { check: string } } }[];
} & Record<string, unknown>;

const parts = ['element', 'innerType', 'keyType', 'valueType', 'in', 'out'];
const schemasIn = (schema: z.ZodType): z.ZodType[] => {
  const { shape, options, ...def } = schema._zod.def as unknown as Def;
  const inner = parts.flatMap((part) => (def[part] instanceof z.ZodType ? [def[part]] : []));
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
      ((schema._zod.def as unknown as Def).checks ?? [])
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

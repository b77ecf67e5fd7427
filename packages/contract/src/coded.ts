/**
 * Fields that hold a code of a code table. The schema says of which; whatever changes is held to the active entries of the table at
 * one place, where calls are bound to their answers (decisions 10).
 */
import type { CodeList } from '@naskhah/kernel/code-lists';
import * as z from 'zod';
import { partsOf } from './schema-parts.ts';

/** A field of codes of this list. In an answer it says which codes a record keeps. */
export const coded = (list: CodeList, text: z.ZodString = z.string()): z.ZodString =>
  text.meta({ 'x-code-list': list });

/** A code that is given: of the length of one. */
export const code = (list: CodeList): z.ZodString => coded(list, z.string().max(120));

export type CodedValue = { path: string; list: CodeList; value: string };

/** The code table of which a schema holds codes. */
export const listOfCodes = (schema: z.ZodType): CodeList | undefined =>
  z.globalRegistry.get(schema)?.['x-code-list'] as CodeList | undefined;

const within = (path: string, name: string): string => (path === '' ? name : `${path}.${name}`);

/** The codes in a value that fits the schema, each with its place and its table. */
export const codesIn = (schema: z.ZodType, value: unknown, path = ''): CodedValue[] => {
  const list = listOfCodes(schema);
  if (list) return typeof value === 'string' ? [{ path, list, value }] : [];
  if (value === null || value === undefined) return [];
  const { shape, element, innerType, valueType, out, options } = partsOf(schema);
  const each = (inner: z.ZodType) =>
    Object.entries(value).flatMap(([name, one]) => codesIn(inner, one, within(path, name)));
  if (options) {
    const fits = options.find((option) => option.safeParse(value).success);
    return fits ? codesIn(fits, value, path) : [];
  }
  if (typeof value === 'object') {
    if (shape)
      return Object.entries(shape).flatMap(([name, field]) =>
        codesIn(field, Reflect.get(value, name), within(path, name)),
      );
    if (element ?? valueType) return each((element ?? valueType) as z.ZodType);
  }
  const inner = innerType ?? out;
  return inner ? codesIn(inner, value, path) : [];
};

/** Every built call with a body of the shape that it asks for, made from its declaration. */
import type { CallMeta } from '@naskhah/contract/call';
import { contract } from '@naskhah/contract/contract';
import { partsOf, type SchemaParts } from '@naskhah/contract/schema-parts';
import { type AnyContractRouter, isContractProcedure } from '@orpc/contract';
import type * as z from 'zod';

export type AskedCall = {
  name: string;
  method: 'GET' | 'POST';
  path: string;
  meta: CallMeta;
  input: z.ZodType | undefined;
};

const walk = (router: AnyContractRouter, name: string): AskedCall[] => {
  if (!isContractProcedure(router))
    return Object.entries(router).flatMap(([key, inner]) =>
      walk(inner as AnyContractRouter, name ? `${name}.${key}` : key),
    );
  const { route, meta, inputSchema } = router['~orpc'];
  const method = route.method === 'GET' ? 'GET' : 'POST';
  return [
    { name, method, path: route.path ?? '', meta: meta as CallMeta, input: inputSchema as z.ZodType | undefined },
  ];
};

export const askedCalls: readonly AskedCall[] = walk(contract, '');

/** Of the shape that a schema wants: every field, one entry in each list. Texts and numbers themselves may be refused. */
export const shapedAs = (schema: z.ZodType): unknown => {
  const def = partsOf(schema);
  switch (def.type) {
    case 'object':
      return Object.fromEntries(Object.entries(def.shape ?? {}).map(([name, field]) => [name, shapedAs(field)]));
    case 'array':
      return def.element ? [shapedAs(def.element)] : [];
    case 'record':
      return def.valueType ? { en: shapedAs(def.valueType) } : {};
    case 'union':
      return def.options?.[0] && shapedAs(def.options[0]);
    case 'enum':
      return Object.values(def.entries ?? {})[0];
    case 'literal':
      return def.values?.[0];
    case 'int':
    case 'number':
      return 1;
    case 'boolean':
      return true;
    default: {
      const inner = def.innerType ?? def.out;
      return inner ? shapedAs(inner) : 'text';
    }
  }
};

/** The places of a schema where an object stands whose fields are named, the whole first: `0` is the first of a list. */
export const objectsIn = (schema: z.ZodType, at: readonly string[] = []): string[][] => {
  const def = partsOf(schema);
  switch (def.type) {
    case 'object':
      return [[...at], ...Object.entries(def.shape ?? {}).flatMap(([name, field]) => objectsIn(field, [...at, name]))];
    case 'array':
      return def.element ? objectsIn(def.element, [...at, '0']) : [];
    case 'record':
      return def.valueType ? objectsIn(def.valueType, [...at, 'en']) : [];
    case 'union':
      return def.options?.[0] ? objectsIn(def.options[0], at) : [];
    default: {
      const inner = def.innerType ?? def.out;
      return inner ? objectsIn(inner, at) : [];
    }
  }
};

/** The same value with one field more in the object at this place. */
export const withField = (value: unknown, at: readonly string[], name: string): unknown => {
  const copy = structuredClone(value);
  const object = at.reduce<unknown>((inner, key) => Reflect.get(inner as object, key), copy);
  Reflect.set(object as object, name, 'text');
  return copy;
};

/** The form of a value among the alternatives of a schema. */
const formOf = (schema: z.ZodType, value: unknown): SchemaParts => {
  const def = partsOf(schema);
  if (def.type === 'union') {
    const fits = def.options?.find((option) => option.safeParse(value).success);
    return fits ? formOf(fits, value) : def;
  }
  const inner = def.innerType ?? def.out;
  return inner ? formOf(inner, value) : def;
};

/** Every field that a schema names, with what a whole value holds there; of a list those of its first entry. */
export const fieldsIn = (
  schema: z.ZodType | undefined,
  whole: unknown,
  at: readonly string[] = [],
): { at: string[]; value: unknown }[] => {
  if (!schema) return [];
  const form = formOf(schema, whole);
  if (form.type === 'array' && form.element && Array.isArray(whole) && whole.length > 0)
    return fieldsIn(form.element, whole[0], [...at, '0']);
  if (form.type !== 'object' || typeof whole !== 'object' || whole === null) return [];
  return Object.entries(form.shape ?? {}).flatMap(([name, field]) => {
    const value: unknown = Reflect.get(whole, name);
    return [{ at: [...at, name], value }, ...fieldsIn(field, value, [...at, name])];
  });
};

/** The same value without the field at this place. */
export const without = (value: object, at: readonly string[]): object => {
  const copy = structuredClone(value);
  const object = at.slice(0, -1).reduce<unknown>((inner, key) => Reflect.get(inner as object, key), copy);
  if (object !== undefined) Reflect.deleteProperty(object as object, at.at(-1) ?? '');
  return copy;
};

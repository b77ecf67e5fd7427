import { codeListNames } from '@naskhah/kernel/code-lists';
import { type AnyContractProcedure, type AnyContractRouter, isContractProcedure } from '@orpc/contract';
import { describe, expect, it } from 'vitest';
import * as z from 'zod';
import type { CallMeta } from './call.ts';
import { code, codesIn, listOfCodes } from './coded.ts';
import { codesKept } from './codes-kept.ts';
import { contract } from './contract.ts';
import { partsOf } from './schema-parts.ts';
import { strict } from './strictly.ts';

type Field = { name: string; at: string; schema: z.ZodType };

const parts = ['element', 'innerType', 'valueType', 'in', 'out'] as const;
const fieldsOf = (schema: z.ZodType, name = '', at = ''): Field[] => {
  const { shape, options, ...rest } = partsOf(schema);
  const inner = parts.flatMap((part) => rest[part] ?? []);
  return [
    { name, at, schema },
    ...Object.entries(shape ?? {}).flatMap(([key, field]) => fieldsOf(field, key, at === '' ? key : `${at}.${key}`)),
    ...[...(options ?? []), ...inner].flatMap((one) => fieldsOf(one, name, at)),
  ];
};

const walk = (router: AnyContractRouter, name = ''): [string, AnyContractProcedure][] =>
  isContractProcedure(router)
    ? [[name, router]]
    : Object.entries(router).flatMap(([key, inner]) => walk(inner as AnyContractRouter, name ? `${name}.${key}` : key));
const calls = walk(contract);
const fieldsAsked = (call: AnyContractProcedure): Field[] =>
  call['~orpc'].inputSchema ? fieldsOf(call['~orpc'].inputSchema as z.ZodType) : [];
const changing = calls.filter(([, call]) => (call['~orpc'].meta as CallMeta).limit !== 'read');
const listsOf = (fields: Field[]) => new Set(fields.flatMap(({ schema }) => listOfCodes(schema) ?? []));

/** Names of fields that hold a code, wherever they stand. */
const named =
  /^(country|languages?|license|licence|disciplines?|interests|article_type|reference_type|salutation|frequency|publisher_type|access_type|review_type|external_index|credit_role|recommendation|session_type|meeting_type|conflict_reason)$/;

describe('every field that a call changes and that holds a code', () => {
  const free = changing.flatMap(([name, call]) =>
    fieldsAsked(call)
      .filter((field) => named.test(field.name) && partsOf(field.schema).type === 'string')
      .filter(({ schema }) => !listOfCodes(schema))
      .map(({ at }) => `${name} ${at}`),
  );
  it('says which list it is a code of', () => expect(free).toEqual([]));

  it('names a list that there is', () => {
    const lists = changing.flatMap(([, call]) => [...listsOf(fieldsAsked(call))]);
    expect(new Set(lists).size).toBeGreaterThan(4);
    expect(lists.filter((list) => !codeListNames.includes(list))).toEqual([]);
  });

  it('belongs to a record that can be read, with the codes that it keeps', () => {
    const coded = changing.filter(([, call]) => listsOf(fieldsAsked(call)).size > 0);
    expect(coded.map(([name]) => name).sort()).toEqual(Object.keys(codesKept).sort());
    for (const [name, call] of coded) {
      const read = calls.find(([other]) => other === codesKept[name]?.[0])?.[1];
      const kept = read ? listsOf(fieldsOf(read['~orpc'].outputSchema as z.ZodType)) : new Set();
      expect({ name, lost: [...listsOf(fieldsAsked(call))].filter((list) => !kept.has(list)) }).toEqual({
        name,
        lost: [],
      });
    }
  });
});

describe('the codes of a value', () => {
  const schema = z.object({
    country: code('country').nullable().default(null),
    places: z.array(z.object({ country: code('country').optional(), town: z.string() })),
    spoken: z.record(z.string(), code('language')),
    either: z.union([z.object({ license: code('license') }), z.string()]),
  });
  const value = {
    country: 'MY',
    places: [{ town: 'Kuching' }, { country: 'ID', town: 'Pontianak' }],
    spoken: { first: 'ms' },
    either: { license: 'cc' },
  };
  const found = [
    { path: 'country', list: 'country', value: 'MY' },
    { path: 'places.1.country', list: 'country', value: 'ID' },
    { path: 'spoken.first', list: 'language', value: 'ms' },
    { path: 'either.license', list: 'license', value: 'cc' },
  ];

  it('are found by their places, also where the schema refuses further fields', () => {
    expect(codesIn(schema, value)).toEqual(found);
    expect(codesIn(strict(schema), value)).toEqual(found);
  });

  it('are none where nothing is given', () => {
    expect(codesIn(schema, { country: null, places: [], spoken: {}, either: 'none' })).toEqual([]);
    expect(codesIn(schema, undefined)).toEqual([]);
  });
});

import { readFileSync } from 'node:fs';
import type { CallMeta } from '@naskhah/contract/call';
import { contract } from '@naskhah/contract/contract';
import { type AnyContractRouter, isContractProcedure } from '@orpc/contract';

type Schema = {
  type?: string;
  format?: string;
  pattern?: string;
  'x-code-list'?: string;
  enum?: unknown[];
  const?: unknown;
  maxLength?: number;
  properties?: Record<string, Schema>;
  additionalProperties?: Schema | boolean;
  items?: Schema;
  anyOf?: Schema[];
  oneOf?: Schema[];
  allOf?: Schema[];
};
type Document = {
  paths: Record<string, { post?: { requestBody?: { content: Record<string, { schema: Schema }> } } }>;
};

/** A field of a call into which free text goes: `*` stands for any key, `[]` for each of a list. */
export type TextField = { path: string; at: string[] };

/** What is compared with something known and refused or forgotten when it differs: never shown as it was written. */
const compared =
  /^(token|ticket|proof|binding|query|key|\w*password|code|website|email|orcid|event|q|link|address|parent)$/;
/** Of the same kind by their whole name, and a picture, which is known by its content. */
const comparedHere = new Set([
  '/api/admin/access/save-logo content',
  '/api/admin/article-submission/save checklist.[]',
  '/api/admin/article-submission/update checklist.[]',
  '/api/admin/identity/remove-passkey id',
  '/api/admin/reference-data/delete-code value',
  '/api/admin/reference-data/save-code value',
]);

const textIn = (schema: Schema, at: string[]): string[][] => {
  const parts = [...(schema.anyOf ?? []), ...(schema.oneOf ?? []), ...(schema.allOf ?? [])];
  const found = parts.flatMap((part) => textIn(part, at));
  for (const [name, inner] of Object.entries(schema.properties ?? {})) found.push(...textIn(inner, [...at, name]));
  if (typeof schema.additionalProperties === 'object') found.push(...textIn(schema.additionalProperties, [...at, '*']));
  if (schema.items) found.push(...textIn(schema.items, [...at, '[]']));
  const isText =
    schema.type === 'string' &&
    !schema.format &&
    !schema.pattern &&
    !schema['x-code-list'] &&
    !schema.enum &&
    !('const' in schema);
  return isText && (schema.maxLength ?? 1000) >= 30 && !compared.test(at.at(-1) ?? '') ? [...found, at] : found;
};

export const nameOf = ({ path, at }: TextField): string => `${path} ${at.join('.')}`;

/** The calls that change nothing: what they are asked is not kept. */
const readingIn = (router: AnyContractRouter): string[] => {
  if (!isContractProcedure(router))
    return Object.values(router).flatMap((inner) => readingIn(inner as AnyContractRouter));
  const { meta, route } = router['~orpc'];
  return (meta as CallMeta).limit === 'read' ? [route.path ?? ''] : [];
};

/** Every field of free text of every call that keeps what it is told, as the checked-in description of the calls has them. */
export const textFields = (): TextField[] => {
  const file = new URL('../../../../docs/openapi.json', import.meta.url);
  const { paths } = JSON.parse(readFileSync(file, 'utf8')) as Document;
  const reading = new Set(readingIn(contract));
  return Object.entries(paths).flatMap(([path, { post }]) => {
    const schema = post?.requestBody?.content['application/json']?.schema;
    if (!schema || reading.has(path)) return [];
    const fields = new Map(textIn(schema, []).map((at) => [at.join('.'), at]));
    return [...fields.values()].map((at) => ({ path, at })).filter((field) => !comparedHere.has(nameOf(field)));
  });
};

/** What a body holds in such a field. */
export const valuesAt = (body: unknown, at: readonly string[]): unknown[] => {
  const [first, ...rest] = at;
  if (first === undefined) return [body];
  if (typeof body !== 'object' || body === null) return [];
  const inner = first === '*' || first === '[]' ? Object.values(body) : [Reflect.get(body, first)];
  return inner.flatMap((one) => valuesAt(one, rest));
};

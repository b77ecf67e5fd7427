import { otherAddresses } from '@naskhah/contract/aliases';
import { listOfCodes } from '@naskhah/contract/coded';
import { laterCalls } from '@naskhah/contract/later';
import { formParts, type StreamingCall } from '@naskhah/contract/media/streaming';
import { streamingCalls } from '@naskhah/contract/streaming';
import { strict } from '@naskhah/contract/strictly';
import type { AnyContractRouter } from '@orpc/contract';
import { OpenAPIGenerator } from '@orpc/openapi';
import { ZodToJsonSchemaConverter } from '@orpc/zod/zod4';
import * as z from 'zod';

const problemSchema = {
  type: 'object',
  properties: {
    type: { type: 'string' },
    title: { type: 'string' },
    status: { type: 'integer' },
    detail: { type: 'string' },
    code: { type: 'string' },
    errors: {
      type: 'array',
      items: {
        type: 'object',
        properties: { path: { type: 'string' }, code: { type: 'string' }, message: { type: 'string' } },
      },
    },
  },
} as const;

type Parameter = { name: string; in: 'path' | 'query' | 'header'; required: boolean; schema: object };
type Operation = { summary?: string; description?: string; operationId?: string; parameters?: Parameter[] };

const schemaOf = (schema: z.ZodType): object => z.toJSONSchema(strict(schema), { io: 'input' });

const inAddress = (path: string): Parameter[] =>
  [...path.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => {
    const schema = name === 'id' ? { type: 'string', format: 'uuid' } : { type: 'string' };
    return { name, in: 'path', required: true, schema };
  });

const named = (place: 'query' | 'header', fields: z.ZodObject | undefined): Parameter[] =>
  Object.entries(fields?.shape ?? {}).map(([name, field]) => {
    const schema = field as z.ZodType;
    return { name, in: place, required: !schema.safeParse(undefined).success, schema: z.toJSONSchema(schema) };
  });

/** A form of two parts: the file, and what is said of it as JSON. */
const formOf = (said: z.ZodType) => ({
  schema: {
    type: 'object',
    properties: { [formParts.metadata]: schemaOf(said), [formParts.file]: { type: 'string', format: 'binary' } },
    required: [formParts.metadata, formParts.file],
  },
  encoding: { [formParts.metadata]: { contentType: 'application/json' } },
});

const bodyOf = ({ input, form, bytes }: StreamingCall): object => {
  const content = {
    ...(form && { 'multipart/form-data': formOf(form) }),
    ...(input && { 'application/json': { schema: schemaOf(input) } }),
    ...(bytes && { 'application/offset+octet-stream': { schema: { type: 'string', format: 'binary' } } }),
  };
  return Object.keys(content).length > 0 ? { requestBody: { content } } : {};
};

const answerOf = ({ summary, answers: { type, headers } }: StreamingCall): object => ({
  description: summary,
  ...(type === 'file' && { content: { '*/*': { schema: { type: 'string', format: 'binary' } } } }),
  ...(type === 'json' && {
    content: {
      'application/json': { schema: { type: 'object', properties: { id: { type: 'string', format: 'uuid' } } } },
    },
  }),
  ...(headers && { headers: Object.fromEntries(headers.map((name) => [name, { schema: { type: 'string' } }])) }),
});

const streamed = (call: StreamingCall): object => ({
  summary: call.summary,
  parameters: [...inAddress(call.path), ...named('query', call.query), ...named('header', call.headers)],
  ...bodyOf(call),
  responses: { [call.answers.status]: answerOf(call), '4XX': refused },
});

const refused = {
  description: 'Not done, and why: a problem document (RFC 9457)',
  content: { 'application/problem+json': { schema: problemSchema } },
};

const notYet = (path: string, query: string | undefined): object => ({
  summary: 'Not available yet',
  parameters: [
    ...inAddress(path),
    ...(query === undefined ? [] : [{ name: query, in: 'query', required: true, schema: { type: 'string' } }]),
  ],
  responses: { 501: { description: 'Not available yet' } },
});

/** The other addresses of a call: the same operation, which is named. */
const atAliases = (paths: Record<string, Record<string, Operation>>): Record<string, Record<string, Operation>> =>
  Object.fromEntries(
    Object.entries(paths).flatMap(([path, operations]) =>
      otherAddresses(path).map((alias) => [
        alias,
        Object.fromEntries(
          Object.entries(operations).map(([method, { operationId, ...operation }]) => [
            method,
            {
              ...operation,
              ...(operationId !== undefined && { operationId: `${operationId}.alias` }),
              description: `Another address of ${method.toUpperCase()} ${path}.`,
            },
          ]),
        ),
      ]),
    ),
  );

/** A field of codes says of which list. */
const converter = new ZodToJsonSchemaConverter({
  interceptors: [
    ({ schema, next }) => {
      const list = listOfCodes(schema as z.ZodType);
      const [required, json] = next();
      return [required, list && typeof json === 'object' ? { ...json, 'x-code-list': list } : json];
    },
  ],
});

/** The contract as OpenAPI 3.1, made from the declarations; what streams and what answers 501 still is listed too. */
export const openApiOf = async (contract: AnyContractRouter) => {
  const generator = new OpenAPIGenerator({ schemaConverters: [converter] });
  const document = await generator.generate(contract, {
    info: {
      title: 'Naskhah',
      version: '1',
      description: 'Calls of the portal. Errors are RFC 9457 problem documents.',
    },
    customErrorResponseBodySchema: () => problemSchema,
  });
  const paths = { ...document.paths } as Record<string, Record<string, Operation>>;
  const plainly = (method: string, path: string, operation: Operation) => {
    paths[path] = { ...paths[path], [method.toLowerCase()]: operation };
  };
  for (const call of streamingCalls) plainly(call.method, call.path, streamed(call));
  for (const [, method, path, , query] of laterCalls) plainly(method, path, notYet(path, query));
  const all = { ...paths, ...atAliases(paths) };
  return { ...document, paths: Object.fromEntries(Object.entries(all).sort(([a], [b]) => (a < b ? -1 : 1))) };
};

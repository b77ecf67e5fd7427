import { listOfCodes } from '@naskhah/contract/coded';
import { laterCalls } from '@naskhah/contract/later';
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

const bodyOf = (call: (typeof streamingCalls)[number]): object =>
  'input' in call
    ? {
        requestBody: {
          content: { 'application/json': { schema: z.toJSONSchema(strict(call.input as z.ZodType), { io: 'input' }) } },
        },
      }
    : {};

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
  const paths: Record<string, Record<string, unknown>> = { ...document.paths } as never;
  const plainly = (method: string, path: string, summary: string, status: string, more: object = {}) => {
    paths[path] = {
      ...paths[path],
      [method.toLowerCase()]: { summary, ...more, responses: { [status]: { description: summary } } },
    };
  };
  for (const call of streamingCalls) plainly(call.method, call.path, 'Streams a file', '200', bodyOf(call));
  for (const [, method, path] of laterCalls) plainly(method, path, 'Not available yet', '501');
  return { ...document, paths: Object.fromEntries(Object.entries(paths).sort(([a], [b]) => (a < b ? -1 : 1))) };
};

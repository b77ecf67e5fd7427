import { contract } from '@naskhah/contract/contract';
import { laterCalls } from '@naskhah/contract/later';
import { streamingCalls } from '@naskhah/contract/streaming';
import { aliasesOfDecisions } from '@naskhah/testing/aliases-of-decisions';
import { askedCalls } from '@naskhah/testing/asked-of-calls';
import { describe, expect, it } from 'vitest';
import { openApiOf } from './openapi.ts';

type Operation = {
  description?: string;
  parameters?: { name: string; in: string; required: boolean }[];
  requestBody?: { content: Record<string, { schema: { properties?: Record<string, unknown> } }> };
  responses: Record<string, { headers?: Record<string, unknown> }>;
};
const document = await openApiOf(contract);
const paths = document.paths as unknown as Record<string, Record<string, Operation>>;
const operations = Object.entries(paths).flatMap(([path, methods]) =>
  Object.entries(methods).map(([method, operation]) => ({ path, method, operation })),
);
const parametersOf = (method: string, path: string, place: string): string[] =>
  (paths[path]?.[method]?.parameters ?? []).filter((one) => one.in === place && one.required).map(({ name }) => name);

describe('the description of the calls', () => {
  // Regenerated with `npx vitest run apps/server/src/http/openapi -u`, so that every change of the contract shows in its diff.
  it('that is checked in is what the contract says', async () => {
    await expect(`${JSON.stringify(document, null, 1)}\n`).toMatchFileSnapshot('../../../../docs/openapi.json');
  });

  it('holds every call, built or not', () => {
    const all = [...askedCalls, ...streamingCalls, ...laterCalls.map(([, method, path]) => ({ method, path }))].map(
      ({ method, path }) => `${method.toLowerCase()} ${path}`,
    );
    const held = operations.map(({ method, path }) => `${method} ${path}`);
    expect(all.filter((call) => !held.includes(call))).toEqual([]);
  });

  it('names every parameter that an address has', () => {
    const unnamed = operations.filter(({ method, path }) => {
      const wanted = [...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name);
      return parametersOf(method, path, 'path').sort().join() !== wanted.sort().join();
    });
    expect(unnamed.map(({ method, path }) => `${method} ${path}`)).toEqual([]);
  });

  it('holds no two operations of one name', () => {
    const names = operations.flatMap(({ operation }) => (operation as { operationId?: string }).operationId ?? []);
    expect(names.filter((name, at) => names.indexOf(name) !== at)).toEqual([]);
  });
});

describe('the calls of files', () => {
  it.each([
    ['get', '/media/files/get-file', 'query', ['id']],
    ['get', '/media/files/download-file', 'query', ['id']],
    ['get', '/media/files/content/{id}', 'path', ['id']],
    ['post', '/media/files/resumable', 'header', ['tus-resumable', 'upload-length', 'upload-metadata']],
    ['patch', '/media/files/resumable/{id}', 'header', ['tus-resumable', 'upload-offset']],
    ['patch', '/media/files/resumable/{id}', 'path', ['id']],
    ['head', '/media/files/resumable/{id}', 'header', ['tus-resumable']],
    ['delete', '/media/files/resumable/{id}', 'header', ['tus-resumable']],
  ])('%s %s names what it is asked in the %s', (method, path, place, names) =>
    expect(parametersOf(method, path, place)).toEqual(names),
  );

  it('name the parts of the form, and what is said of the file', () => {
    const content = paths['/media/files/save-file']?.post?.requestBody?.content ?? {};
    expect(Object.keys(content)).toEqual(['multipart/form-data', 'application/json']);
    const { attachment_metadata, attachment } = content['multipart/form-data']?.schema.properties ?? {};
    expect(attachment).toEqual({ type: 'string', format: 'binary' });
    const said = (attachment_metadata as { properties: object }).properties;
    expect(Object.keys(said)).toEqual(['id', 'ref_id', 'type', 'label', 'language']);
    expect(Object.keys(content['application/json']?.schema.properties ?? {})).toEqual(['upload']);
  });

  it('name the headers by which the tus protocol answers', () => {
    const there = paths['/media/files/resumable/{id}']?.head?.responses['200']?.headers ?? {};
    expect(Object.keys(there)).toEqual(['upload-offset', 'upload-length', 'tus-resumable']);
  });
});

describe('another address of a call', () => {
  const aliased = operations.filter(({ operation }) => operation.description?.startsWith('Another address of'));

  it('is described, with its parameters and what it takes', () => {
    expect(aliased.map(({ path }) => path)).toEqual(aliasesOfDecisions);
    const own = paths['/api/admin/journals/p/{id}']?.post;
    const {
      description: _,
      operationId: _id,
      ...other
    } = (paths['/journals/p/{id}']?.post ?? {}) as Operation & {
      operationId?: string;
    };
    const { operationId: _own, ...same } = own as Operation & { operationId?: string };
    expect(other).toEqual(same);
  });
});

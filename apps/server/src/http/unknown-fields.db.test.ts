import { exportCalls } from '@naskhah/contract/desk-workspace/exports';
import { strict } from '@naskhah/contract/strictly';
import { askedCalls, objectsIn, shapedAs, withField } from '@naskhah/testing/asked-of-calls';
import { testDatabase } from '@naskhah/testing/test-database';
import { testServer, type Visitor } from '@naskhah/testing/test-server';
import { beforeAll, describe, expect, it } from 'vitest';
import * as z from 'zod';

const server = testServer(testDatabase());
let administrator: Visitor;
beforeAll(async () => {
  await server.person('administrator', [1, 6]);
  administrator = await server.as('administrator');
});

type Problem = { code: string; errors: { path: string; code: string; message: string }[] };

const unheardOf = 'unheard_of';

const posted = [
  ...askedCalls.filter(({ method }) => method === 'POST'),
  ...exportCalls.map(({ path, input }) => ({ name: path, path, input: strict(input as z.ZodType) })),
];
const asking = posted.map(({ name, path, input = z.object({}) }) => ({
  name,
  path: path.replace(/\{\w+\}/, '00000000-0000-7000-8000-000000000000'),
  body: shapedAs(input),
  objects: objectsIn(input),
}));

describe('a call that is sent a field that it does not know', () => {
  it.each(asking)('$name names it, at the top and wherever else an object stands', async ({ path, body, objects }) => {
    for (const at of objects.length > 0 ? objects : [[]]) {
      const { status, body: problem } = await administrator.post<Problem>(path, withField(body ?? {}, at, unheardOf));
      const named = [...at, unheardOf].join('.');
      expect({ named, status, code: problem.code }).toEqual({ named, status: 422, code: 'input-refused' });
      expect(problem.errors).toContainEqual({
        path: named,
        code: 'unknown-field',
        message: 'This call knows no field or filter of this name.',
      });
    }
  });

  it.each(askedCalls.filter(({ method }) => method === 'GET'))('$name names it in the address', async ({ path }) => {
    const { status, body } = await administrator.get<Problem>(`${path.replace(/\{\w+\}/, 'all')}?${unheardOf}=1`);
    expect(status).toBe(422);
    expect(body.errors.map(({ path: named }) => named)).toContain(unheardOf);
  });

  it('is a list with filters in at least eight cases', () => {
    expect(asking.filter(({ objects }) => objects.some((at) => at.join('.') === 'filters')).length).toBeGreaterThan(7);
  });
});

describe('what a caller may send with a submission and is never kept', () => {
  it.each(['save', 'update'])('files and uploader are no unknown fields of %s', async (act) => {
    const sent = { files: [{ id: 'one' }], uploader: { usr_id: 'one' } };
    const { body } = await administrator.post<Problem>(`/api/admin/article-submission/${act}`, sent);
    expect(body.errors.length).toBeGreaterThan(0);
    expect(body.errors.map(({ code }) => code)).not.toContain('unknown-field');
  });
});

describe('an upload', () => {
  it('names a field of its metadata that it does not know', async () => {
    const metadata = { ref_id: '00000000-0000-7000-8000-000000000000', type: 'manuscript', [unheardOf]: 1 };
    const { status, body } = await administrator.upload<Problem>(metadata, { name: 'a.pdf', content: '%PDF-1.4' });
    expect(status).toBe(422);
    expect(body.errors).toMatchObject([{ path: unheardOf, code: 'unknown-field' }]);
  });
});

import { declaredPath, otherAddresses } from '@naskhah/contract/aliases';
import { laterCalls } from '@naskhah/contract/later';
import { aliasesOfDecisions } from '@naskhah/testing/aliases-of-decisions';
import { askedCalls } from '@naskhah/testing/asked-of-calls';
import { testDatabase } from '@naskhah/testing/test-database';
import { testServer, type Visitor } from '@naskhah/testing/test-server';
import { beforeAll, describe, expect, it } from 'vitest';

const server = testServer(testDatabase());
let administrator: Visitor;
beforeAll(async () => {
  await server.person('administrator', [1, 6]);
  administrator = await server.as('administrator');
});

const id = '01900000-0000-7000-8000-000000000000';

/** Every call that another address leads to, with its own address and the other. */
const twice = [...askedCalls, ...laterCalls.map(([, method, path]) => ({ method, path }))].flatMap(({ method, path }) =>
  otherAddresses(path).map((alias) => ({ method, path, alias })),
);

describe('another address of a call', () => {
  it('is each one that the decisions name', () => {
    expect(twice.map(({ alias }) => alias).sort()).toEqual(aliasesOfDecisions);
  });

  it.each(twice)('$alias answers as $path, with a slash at the end too', async ({ method, path, alias }) => {
    const ask = async (address: string) => {
      const { status, body } = await administrator.raw(address.replace('{id}', id), {
        method,
        ...(method === 'POST' && { payload: '{}', headers: { 'content-type': 'application/json' } }),
      });
      return { status, code: (JSON.parse(body) as { code: string }).code };
    };
    const answer = await ask(path);
    expect(answer.code).not.toBe('not-found');
    expect(await ask(alias)).toEqual(answer);
    expect(await ask(`${alias}/`)).toEqual(answer);
  });

  it('is none for a path that only begins like one', () => {
    expect(declaredPath('/api/admin/get-assigned-acl-user-assigned-too')).toBe(
      '/api/admin/get-assigned-acl-user-assigned-too',
    );
  });
});

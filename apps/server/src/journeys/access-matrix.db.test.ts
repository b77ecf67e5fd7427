import { contract } from '@naskhah/contract/contract';
import { laterCalls } from '@naskhah/contract/later';
import { streamingCalls } from '@naskhah/contract/streaming';
import { newId } from '@naskhah/kernel/ids';
import { assignPreset, copyPresets } from '@naskhah/modules/access';
import { insertSession } from '@naskhah/modules/identity';
import { testDatabase } from '@naskhah/testing/test-database';
import { testSecret, testServer } from '@naskhah/testing/test-server';
import { type AnyContractRouter, isContractProcedure } from '@orpc/contract';
import { expect, it } from 'vitest';

const database = testDatabase();
const server = testServer(database);

const declared = (router: AnyContractRouter): { method: string; path: string }[] =>
  isContractProcedure(router)
    ? [{ method: router['~orpc'].route.method ?? 'POST', path: router['~orpc'].route.path ?? '' }]
    : Object.values(router).flatMap((inner) => declared(inner as AnyContractRouter));

const calls = [
  ...declared(contract),
  ...streamingCalls,
  ...laterCalls.map(([, method, path]) => ({ method, path })),
].sort((a, b) => (a.path < b.path ? -1 : 1));

/** What an empty question is answered: refused for who asks, or let in to be refused or answered for what was asked. */
const said = (status: number): string =>
  status === 401
    ? 'log in'
    : status === 403
      ? 'no'
      : status === 501
        ? 'later'
        : status < 500
          ? 'open'
          : `fails ${status}`;

const platformRoles = { administrator: 1, secretariat: 2, evaluator: 3, committee: 4, chair: 5, member: 6 };

// The checked-in table is the review of every opening: regenerate it with `npx vitest run access-matrix -u` and read the diff.
it('every call is open to exactly those that the checked-in matrix names', async () => {
  const journal = newId();
  const manager = await server.person('manager');
  const reviewer = await server.person('reviewer');
  await database.db.transaction().execute(async (trx) => {
    await copyPresets(trx, journal, newId);
    await assignPreset(trx, {
      id: newId(),
      journal,
      person: manager,
      presetCode: 'journal-manager',
      by: null,
      at: new Date(),
    });
  });
  const now = server.clock();
  const cookies: Record<string, string> = { nobody: '' };
  const session = async (key: string, personId: string, link = false) => {
    const token = `${key} token`;
    await insertSession(database.db, testSecret, {
      token,
      personId,
      userAgent: '',
      now,
      ...(link && { kind: 'link', scopeId: newId() }),
    });
    cookies[key] = `naskhah=${encodeURIComponent(token)}`;
  };
  await session('link', reviewer, true);
  for (const [key, acl] of Object.entries(platformRoles)) await session(key, await server.person(key, [acl]));
  await session('manager', manager);

  const rows: string[] = [];
  for (const { method, path } of calls) {
    const url = path.replace(/\{[^}]+\}/g, newId());
    const cells: string[] = [];
    for (const [who, cookie] of Object.entries(cookies)) {
      if (path === '/api/auth/logout') continue;
      const { statusCode } = await server.app.inject({
        method: method as 'GET' | 'POST',
        url,
        headers: { ...(cookie && { cookie }), 'content-type': 'application/json' },
        ...(method === 'POST' && { payload: {} }),
      });
      cells.push(`${who}: ${said(statusCode)}`);
    }
    rows.push(`${method} ${path}  ${cells.join(', ')}`);
  }
  expect(rows.filter((row) => row.includes('fails'))).toEqual([]);
  await expect(`${rows.join('\n')}\n`).toMatchFileSnapshot('../../../../docs/access-matrix.txt');
}, 120_000);

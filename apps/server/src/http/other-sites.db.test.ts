import { contract } from '@naskhah/contract/contract';
import { streamingCalls } from '@naskhah/contract/streaming';
import { newId } from '@naskhah/kernel/ids';
import { settingsToSave } from '@naskhah/testing/settings-to-save';
import { tableContents } from '@naskhah/testing/table-contents';
import { testDatabase } from '@naskhah/testing/test-database';
import { testServer, type Visitor } from '@naskhah/testing/test-server';
import { type AnyContractRouter, isContractProcedure } from '@orpc/contract';
import { beforeAll, describe, expect, it } from 'vitest';

const database = testDatabase();
const server = testServer(database);

const pathsOf = (router: AnyContractRouter): { method: string; path: string }[] =>
  isContractProcedure(router)
    ? [{ method: router['~orpc'].route.method ?? 'POST', path: router['~orpc'].route.path ?? '' }]
    : Object.values(router).flatMap((inner) => pathsOf(inner as AnyContractRouter));

const changing = [...pathsOf(contract), ...streamingCalls]
  .filter(({ method }) => method === 'POST')
  .map(({ path }) => path.replace(/\{[^}]+\}/g, newId()));

const elsewhere: Record<string, string>[] = [{ origin: 'https://evil.example' }, { 'sec-fetch-site': 'cross-site' }];

describe('a page of another site that has a logged-in person press its button', () => {
  let admin: Visitor;
  beforeAll(async () => {
    await server.person('siti', [1, 6]);
    admin = await server.as('siti');
  });
  const post = (path: string, headers: Record<string, string>, payload: string) =>
    admin.raw(path, { method: 'POST', headers: { host: 'portal.test', ...headers }, payload });

  it('reaches no call at all', async () => {
    expect(changing.length).toBeGreaterThan(100);
    const before = await tableContents(database.db, ['identity.session']);
    const reached: string[] = [];
    for (const path of changing)
      for (const from of elsewhere) {
        const { status, body } = await post(path, { 'content-type': 'application/json', ...from }, '{}');
        if (status !== 403 || !body.includes('other-origin')) reached.push(`${path} ${status}`);
      }
    expect(reached).toEqual([]);
    expect(await tableContents(database.db, ['identity.session'])).toEqual(before);
  });

  it.each(['application/x-www-form-urlencoded', 'text/plain'])(
    'cannot send what a form without a script sends, even where no origin is told: %s',
    async (type) => {
      const { body } = await admin.post('/api/admin/access/read-portal-settings');
      const form = JSON.stringify({ ...settingsToSave(body), registration: false });
      const { status } = await post('/api/admin/access/save-portal-settings', { 'content-type': type }, form);
      expect(status).toBeGreaterThanOrEqual(400);
      expect((await admin.post('/api/admin/access/read-portal-settings')).body).toEqual(body);
    },
  );
});

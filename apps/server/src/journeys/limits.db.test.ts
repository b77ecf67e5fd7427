import { testDatabase } from '@naskhah/testing/test-database';
import { testServer } from '@naskhah/testing/test-server';
import { describe, expect, it } from 'vitest';

const database = testDatabase();
const servers = [testServer(database), testServer(database)];

const tryAt = async (server: (typeof servers)[number] | undefined, usr_email: string) =>
  (await server?.visitor().post('/api/auth/login', { usr_email, usr_password: 'not the right phrase' }))?.status;
const countOf = (statuses: (number | undefined)[], wanted: number) =>
  statuses.filter((status) => status === wanted).length;

describe('the limit of tries', () => {
  it('holds for one account over two processes that are asked at once', async () => {
    const tries = Array.from({ length: 30 }, (_, at) => tryAt(servers[at % 2], 'siti@example.test'));
    const statuses = await Promise.all(tries);
    expect(countOf(statuses, 401)).toBeLessThanOrEqual(10);
    expect(countOf(statuses, 401) + countOf(statuses, 429)).toBe(30);
  });

  it('holds for one network address, whatever accounts it names', async () => {
    servers[0]?.clock.forward({ hours: 1 });
    const statuses: (number | undefined)[] = [];
    // Ten at a time: each is counted before it is judged, so more at once may be refused early.
    for (let from = 0; from < 120; from += 10)
      statuses.push(
        ...(await Promise.all(
          Array.from({ length: 10 }, (_, at) => tryAt(servers[0], `person${from + at}@example.test`)),
        )),
      );
    expect(statuses).toEqual(Array(120).fill(401));
    for (const more of ['one', 'two']) expect(await tryAt(servers[0], `${more}@example.test`)).toBe(429);
  });

  it('is not lifted by the sweep, which takes away what is a day old', async () => {
    const [server] = servers;
    if (!server) throw new Error('there are two servers');
    const count = async () => (await database.db.selectFrom('identity.attempt').select('key').execute()).length;
    const before = await count();
    await server.routine('sweep-sign-in');
    expect(await count()).toBe(before);
    expect(await tryAt(server, 'person1@example.test')).toBe(429);
    server.clock.forward({ hours: 25 });
    await server.routine('sweep-sign-in');
    expect(await count()).toBe(0);
  });
});

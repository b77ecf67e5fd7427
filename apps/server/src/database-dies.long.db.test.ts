/** Real processes that are killed: the packaged database under a portal, and portals that share one. */
import { connect } from '@naskhah/db/connect';
import {
  databaseUrlIn,
  isAlive,
  type PortalProcess,
  portalProcesses,
  postmasterPid,
} from '@naskhah/testing/portal-process';
import { sql } from 'kysely';
import { beforeAll, describe, expect, it, vi } from 'vitest';

const { newFolder, start } = portalProcesses();
const long = 120_000;

const asked = async <T extends object>(data: string, statement: string): Promise<T[]> => {
  const { db, close } = connect(databaseUrlIn(data), { max: 1, name: 'a test' });
  try {
    return (await sql.raw<T>(statement).execute(db)).rows;
  } finally {
    await close();
  }
};

/** Asks again and again, as several readers at once, until told to end; answers what they were told. */
const load = (url: string) => {
  let goOn = true;
  const told: { status: number; type: string | null; retry: string | null; code: unknown }[] = [];
  const reader = async () => {
    while (goOn) {
      const answer = await fetch(`${url}/api/auth/login`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', 'x-forwarded-for': `10.0.0.${told.length % 250}` },
        body: JSON.stringify({
          usr_email: `somebody${told.length}@example.test`,
          usr_password: 'not the right phrase',
        }),
      });
      const { code } = (await answer.json()) as { code: unknown };
      const { headers, status } = answer;
      told.push({ status, code, type: headers.get('content-type'), retry: headers.get('retry-after') });
    }
  };
  const readers = Array.from({ length: 4 }, reader);
  return {
    told,
    end: async () => {
      goOn = false;
      await Promise.all(readers);
      return told;
    },
  };
};
/** Whoever was not answered was told why, and when to come again. */
const expectClear = (told: Awaited<ReturnType<ReturnType<typeof load>['end']>>) => {
  const refused = told.filter(({ status }) => ![401, 429].includes(status));
  for (const one of refused)
    expect(one).toMatchObject({ status: 503, code: 'database-away', type: expect.stringContaining('problem+json') });
  for (const { retry } of refused) expect(Number(retry)).toBeGreaterThan(0);
};
const listeners = `select query from pg_stat_activity where query ilike 'listen%'`;

describe('a portal and its packaged database, as they are killed one after another', () => {
  const data = newFolder();
  const portals = {} as Record<'first' | 'second', PortalProcess>;
  const killDatabase = () => process.kill(postmasterPid(data), 'SIGKILL');
  beforeAll(async () => {
    portals.first = await start(data);
    await portals.first.untilReady();
  }, long);

  it(
    'connections that are ended under load end no process, and those that listen come back',
    async () => {
      const { first } = portals;
      const before = (await asked(data, listeners)).length;
      expect(before).toBeGreaterThanOrEqual(2);
      const { told, end } = load(first.url);
      for (let times = 0; times < 5; times++) {
        const count = told.length;
        await vi.waitFor(() => expect(told.length).toBeGreaterThan(count + 4), { timeout: 20_000 });
        await asked(
          data,
          `select pg_terminate_backend(pid) from pg_stat_activity
        where backend_type = 'client backend' and pid <> pg_backend_pid()`,
        );
      }
      expectClear(await end());
      await first.untilReady(10_000);
      await vi.waitFor(async () => expect(await asked(data, listeners)).toHaveLength(before), { timeout: 20_000 });
    },
    long,
  );

  it(
    'a killed database is started again by a portal that nobody uses, on its port',
    async () => {
      const { first } = portals;
      const [pid, url] = [postmasterPid(data), databaseUrlIn(data)];
      killDatabase();
      await vi.waitFor(async () => expect((await first.ready()).status).toBe(503), { timeout: 10_000, interval: 20 });
      await first.untilReady();
      expect(postmasterPid(data)).not.toBe(pid);
      expect(databaseUrlIn(data)).toBe(url);
    },
    long,
  );

  it(
    'a database killed under load is told as away until it is back, and nothing else fails',
    async () => {
      const { first } = portals;
      const { told, end } = load(first.url);
      await vi.waitFor(() => expect(told.length).toBeGreaterThan(4), { timeout: 20_000 });
      killDatabase();
      await vi.waitFor(() => expect(told.some(({ status }) => status === 503)).toBe(true), { timeout: 20_000 });
      await first.untilReady();
      const since = told.length;
      await vi.waitFor(() => expect(told.length).toBeGreaterThan(since + 8), { timeout: 20_000 });
      const all = await end();
      expectClear(all);
      expect(all.at(-1)?.status).toBe(401);
    },
    long,
  );

  it(
    'both killed at once are started again by the next portal, on the same port, and nothing is lost',
    async () => {
      const facts = 'select count(*)::int as n from identity.attempt';
      const [before, url] = [await asked(data, facts), databaseUrlIn(data)];
      portals.first.kill('SIGKILL');
      killDatabase();
      portals.first = await start(data);
      await portals.first.untilReady();
      expect(await asked(data, facts)).toEqual(before);
      expect(databaseUrlIn(data)).toBe(url);
    },
    long,
  );

  it(
    'a second portal on the data folder that ends leaves the first its database',
    async () => {
      const database = postmasterPid(data);
      portals.second = await start(data);
      await portals.second.untilReady();
      portals.second.kill('SIGTERM');
      expect(await portals.second.ended).toBe(0);
      expect(isAlive(database)).toBe(true);
      expect((await portals.first.ready()).status).toBe(200);
    },
    long,
  );

  it(
    'the one that started the database leaves it to another, which stops it as the last one',
    async () => {
      const database = postmasterPid(data);
      portals.second = await start(data);
      await portals.second.untilReady();
      portals.first.kill('SIGTERM');
      expect(await portals.first.ended).toBe(0);
      expect((await portals.second.ready()).status).toBe(200);
      portals.second.kill('SIGTERM');
      expect(await portals.second.ended).toBe(0);
      await vi.waitFor(() => expect(isAlive(database)).toBe(false), { timeout: 10_000 });
    },
    long,
  );
});

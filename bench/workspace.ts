/** The editor's workspace and its counts in journals of 1,000 and of 100,000 submissions. Prints a table. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { connect } from '@naskhah/db/connect';
import { startEmbedded } from '@naskhah/db/embedded/server';
import { migrate } from '@naskhah/db/migrate';
import { newId } from '@naskhah/kernel/ids';
import { assignPreset, copyPresets, loadPlatformRoles } from '@naskhah/modules/access';
import { loadLists } from '@naskhah/modules/reference-data';
import { machineFactor } from './measure/machine-factor.ts';
import { processorTime } from './measure/processor-time.ts';
import { apiServer } from './measure/started.ts';
import { table } from './measure/table.ts';
import { insertSubmissions, insertVisitor } from './measure/worlds.ts';

const secret = 'a secret of the bench, long enough';
const calls = {
  'list, all by due date': ['get-article-listing', { size: 30, filters: { view: 'all' } }],
  'list, needs my action': ['get-article-listing', { size: 30, filters: { view: 'needs-my-action' } }],
  'list, under review': ['get-article-listing', { size: 30, filters: { view: 'under-review' } }],
  'list, overdue': ['get-article-listing', { size: 30, filters: { view: 'overdue' } }],
  'list, newest first': ['get-article-listing', { size: 30, sort: '-submitted', filters: { view: 'all' } }],
  'list, by title': ['get-article-listing', { size: 30, sort: 'title', filters: { view: 'all' } }],
  counts: ['workspace-counts', {}],
} as const;
const pathOf = (name: string) => `/api/admin/${name === 'workspace-counts' ? 'desk' : 'articles'}/${name}`;

type World = {
  ask: (call: keyof typeof calls) => Promise<void>;
  used: () => number;
  close: () => Promise<void>;
  seconds: number;
};

const worldOf = async (submissions: number, who: 'editor' | 'administrator'): Promise<World> => {
  const folder = mkdtempSync(join(tmpdir(), 'naskhah-bench-'));
  const server = await startEmbedded({ folder, settings: { autovacuum: 'off' } });
  const connection = connect(server.url, { max: 4 });
  const { db, pool } = connection;
  await migrate(db);
  await db.transaction().execute(async (trx) => {
    await loadLists(trx);
    await loadPlatformRoles(trx);
  });
  const built = performance.now();
  const visitor = await insertVisitor(connection, secret, who === 'administrator' ? 1 : 6);
  for (const path of ['jek', 'bjph', 'jpk']) {
    const id = newId();
    await pool.query(
      `insert into journals.journal (id, path, name_en, name_ms, abbreviation, state, created_at, updated_at)
        values ($1, $2, $2, $2, $2, 'active', now(), now())`,
      [id, path],
    );
    const role = {
      id: newId(),
      journal: id,
      person: visitor.id,
      presetCode: 'editor-in-chief',
      by: null,
      at: new Date(),
    };
    await db.transaction().execute(async (trx) => {
      await copyPresets(trx, id, newId);
      if (who === 'editor' && path !== 'jpk') await assignPreset(trx, role);
    });
  }
  await insertSubmissions(connection, submissions, visitor.id);
  const seconds = (performance.now() - built) / 1000;
  const api = await apiServer({ databaseUrl: server.url, secret });
  const { rows: postmaster } = await pool.query<{ pid: number }>(
    `select (regexp_match(pg_read_file('postmaster.pid'), '^\\d+'))[1]::int as pid`,
  );
  return {
    seconds,
    used: () => processorTime(api.pid) + processorTime(postmaster[0]?.pid ?? 0),
    ask: async (call) => {
      const [path, body] = calls[call];
      const answer = await fetch(`http://127.0.0.1:${api.port}${pathOf(path)}`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', cookie: visitor.cookie },
        body: JSON.stringify(body),
      });
      if (answer.status !== 200) throw new Error(`${call}: ${answer.status} ${await answer.text()}`);
      await answer.arrayBuffer();
    },
    close: async () => {
      api.stop();
      await connection.close();
      await server.stop();
      rmSync(folder, { recursive: true, force: true });
    },
  };
};

/** Processor time in ms of one call, server and database together, in turns so that both worlds see the same machine. */
const inTurns = async (worlds: readonly World[], call: keyof typeof calls): Promise<number[]> => {
  const [turns, each] = [5, 100];
  const spent = worlds.map(() => 0);
  for (const world of worlds) for (let warm = 0; warm < each; warm++) await world.ask(call);
  for (let turn = 0; turn < turns; turn++)
    for (const [at, world] of worlds.entries()) {
      const before = world.used();
      for (let round = 0; round < each; round++) await world.ask(call);
      spent[at] = (spent[at] ?? 0) + world.used() - before;
    }
  return spent.map((ms) => ms / turns / each);
};

for (const who of ['editor', 'administrator'] as const) {
  const worlds = [await worldOf(1000, who), await worldOf(100_000, who)] as const;
  try {
    const factor = await machineFactor();
    const rows: Record<string, Record<string, string>> = {};
    for (const call of Object.keys(calls) as (keyof typeof calls)[]) {
      const [small = 0, large = 0] = await inTurns(worlds, call);
      rows[call] = {
        '1,000': (small / factor).toFixed(2),
        '100,000': (large / factor).toFixed(2),
        growth: (large / small).toFixed(2),
      };
    }
    console.info(
      `Processor time of one call of an ${who} in ms, server and database (targets: list 8, counts 3, growth 1.5)`,
    );
    console.info(table(rows));
    console.info(`The world of 100,000 was built in ${worlds[1].seconds.toFixed(0)} s (target: 180)\n`);
  } finally {
    for (const world of worlds) await world.close();
  }
}

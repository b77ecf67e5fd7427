/** A list call of 50 journals with their people among 20,000, beside the same SQL behind bare node:http. Prints a table. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { connect } from '@naskhah/db/connect';
import { startEmbedded } from '@naskhah/db/embedded/server';
import { migrate } from '@naskhah/db/migrate';
import { loadPlatformRoles } from '@naskhah/modules/access';
import { loadLists } from '@naskhah/modules/reference-data';
import autocannon from 'autocannon';
import { machineFactor } from './measure/machine-factor.ts';
import { apiServer, bareServer, type Started } from './measure/started.ts';
import { table } from './measure/table.ts';
import { insertJournals, insertVisitor } from './measure/worlds.ts';

const secret = 'a secret of the bench, long enough';
const path = '/api/admin/journals/journal-listing';
const body = JSON.stringify({ page: 3, size: 50, sort: 'name' });
const folder = mkdtempSync(join(tmpdir(), 'naskhah-bench-'));
const server = await startEmbedded({ folder, settings: { autovacuum: 'off' } });
const connection = connect(server.url, { max: 2 });
const children: Started[] = [];
const kept = (child: Started): Started => {
  children.push(child);
  return child;
};
const median = (values: number[]): number => values.sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;

try {
  await migrate(connection.db);
  await connection.db.transaction().execute(async (trx) => {
    await loadLists(trx);
    await loadPlatformRoles(trx);
  });
  await insertJournals(connection, 20_000);
  const { cookie } = await insertVisitor(connection, secret, 1);
  const headers = { 'content-type': 'application/json', cookie };
  await machineFactor();

  const recorder = kept(await apiServer({ databaseUrl: server.url, secret, record: true }));
  const answer = await fetch(`http://127.0.0.1:${recorder.port}${path}`, { method: 'POST', headers, body });
  const { rows } = (await answer.json()) as { rows: { team: unknown[] }[] };
  if (rows.length !== 50 || rows.some(({ team }) => team.length === 0))
    throw new Error('The list is not what is measured.');
  const statements = recorder.statements.filter(({ sql }) => !sql.includes('identity.session'));

  const ours = kept(await apiServer({ databaseUrl: server.url, secret }));
  const bare = kept(await bareServer({ databaseUrl: server.url, statements }));
  const load = async (port: number, duration: number): Promise<number> => {
    const { requests, non2xx } = await autocannon({
      url: `http://127.0.0.1:${port}${path}`,
      connections: 10,
      duration,
      method: 'POST',
      headers,
      body,
    });
    if (non2xx > 0) throw new Error(`${non2xx} answers were refusals.`);
    return requests.average;
  };
  await load(ours.port, 3);
  await load(bare.port, 3);
  const runs = { ours: [] as number[], bare: [] as number[] };
  for (let round = 0; round < 5; round++) {
    runs.bare.push(await load(bare.port, 3));
    runs.ours.push(await load(ours.port, 3));
  }
  const [ourRate, bareRate] = [median(runs.ours), median(runs.bare)];
  console.info('Requests a second at concurrency 10 (target: ratio at least 0.7)');
  console.info(
    table({
      'journal-listing, 50 rows': {
        statements: statements.length,
        bytes: JSON.stringify(rows).length,
        bare: Math.round(bareRate),
        ours: Math.round(ourRate),
        ratio: (ourRate / bareRate).toFixed(2),
      },
    }),
  );
} finally {
  for (const child of children) child.stop();
  await connection.close();
  await server.stop();
  rmSync(folder, { recursive: true, force: true });
}

/** The list of people, the search in it and that of the palette with 200,000 accounts. Prints tables of medians. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { connect } from '@naskhah/db/connect';
import { startEmbedded } from '@naskhah/db/embedded/server';
import { migrate } from '@naskhah/db/migrate';
import { loadPlatformRoles } from '@naskhah/modules/access';
import { loadLists } from '@naskhah/modules/reference-data';
import { machineFactor } from './measure/machine-factor.ts';
import { apiServer } from './measure/started.ts';
import { table } from './measure/table.ts';
import { insertJournals, insertPeople, insertVisitor } from './measure/worlds.ts';

const secret = 'a secret of the bench, long enough';
const people = 200_000;
const folder = mkdtempSync(join(tmpdir(), 'naskhah-bench-'));
const server = await startEmbedded({ folder, settings: { autovacuum: 'off' } });
const connection = connect(server.url, { max: 2 });

type Question = { q?: string; sort?: string; page?: number; filters: object };
const questions = (journal: string): Record<string, Question> => ({
  'all, by name': { filters: {} },
  'all, page 1,000': { page: 1000, filters: {} },
  'all, last seen first': { sort: '-last_seen', filters: {} },
  'search, one person': { q: 'nurul huda 123456', filters: {} },
  'search, a family name': { q: 'kamaruddin 7', filters: {} },
  'search, the middle of a word': { q: 'aruddin 19', filters: {} },
  'search, a part of an address': { q: 'person1999', filters: {} },
  'search, two letters': { q: 'zz', filters: {} },
  'role, few hold it': { filters: { role: [1] } },
  'status, few have it': { filters: { status: ['suspended'] } },
  'journal, its team': { filters: { journal: [journal] } },
  'seen in the last week': { filters: { seen: 'week' } },
});

/** What an Administrator types into the palette. */
const typed = [
  'nurul huda 123456',
  'kamaruddin 7',
  'aruddin 19',
  'nurul',
  'kamaruddin',
  'zz',
  'qu',
  'nu',
  'nobody at all',
];

const median = (values: number[]): number => values.sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;

try {
  const { db, pool } = connection;
  await migrate(db);
  await db.transaction().execute(async (trx) => {
    await loadLists(trx);
    await loadPlatformRoles(trx);
  });
  await insertPeople(connection, people);
  await insertJournals(connection, 300);
  const { cookie } = await insertVisitor(connection, secret, 1);
  const { rows } = await pool.query<{ id: string }>('select id from journals.journal limit 1');
  const factor = await machineFactor();
  const api = await apiServer({ databaseUrl: server.url, secret });
  const headers = { 'content-type': 'application/json', cookie };
  const ask = async (path: string, question: object): Promise<{ ms: number; found: number }> => {
    const began = performance.now();
    const answer = await fetch(`http://127.0.0.1:${api.port}/api/admin/desk/${path}`, {
      method: 'POST',
      headers,
      body: JSON.stringify(question),
    });
    if (answer.status !== 200) throw new Error(`${answer.status} ${await answer.text()}`);
    const told = (await answer.json()) as { total?: number; people?: unknown[] };
    return { ms: performance.now() - began, found: told.total ?? told.people?.length ?? 0 };
  };
  const measured = async (path: string, asked: Record<string, object>): Promise<string> => {
    const lines: Record<string, Record<string, string>> = {};
    for (const [name, question] of Object.entries(asked)) {
      for (let warm = 0; warm < 5; warm++) await ask(path, question);
      const rounds: { ms: number; found: number }[] = [];
      for (let round = 0; round < 40; round++) rounds.push(await ask(path, question));
      const ms = median(rounds.map((round) => round.ms)) / factor;
      lines[name] = { found: (rounds[0]?.found ?? 0).toLocaleString('en'), 'median, ms': ms.toFixed(1) };
    }
    return table(lines);
  };
  const listed = Object.entries(questions(rows[0]?.id ?? '')).map(([name, question]) => [
    name,
    { size: 30, ...question },
  ]);
  console.info(`The list of people among ${people.toLocaleString('en')} (target: 30 ms at the median)`);
  console.info(await measured('list-people', Object.fromEntries(listed)));
  console.info('The people of the palette, of whom five are shown (target: 30 ms at the median)');
  console.info(await measured('command-search', Object.fromEntries(typed.map((q) => [q, { q }]))));
  api.stop();
} finally {
  await connection.close();
  await server.stop();
  rmSync(folder, { recursive: true, force: true });
}

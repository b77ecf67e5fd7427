/** Search among 600,000 published articles, filters counted: `npm run bench -- search`, or `-- search 50000` for fewer. Prints a table. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { connect } from '@naskhah/db/connect';
import { startEmbedded } from '@naskhah/db/embedded/server';
import { migrate } from '@naskhah/db/migrate';
import { type SearchAsked, searchArticles } from '@naskhah/modules/discovery';
import { machineFactor } from './measure/machine-factor.ts';
import { table } from './measure/table.ts';
import { publishedArticles } from './published-articles/world.ts';

const articles = Number(process.argv[2] ?? 600_000);
const target = 60;
const searches: Record<string, Partial<SearchAsked> & { q: string }> = {
  'a word that is in every article': { q: 'text' },
  'a word that is in every second one': { q: 'half' },
  'both words': { q: 'text half' },
  'a word that is in one of 50': { q: 'hutan' },
  'the same, in Malay': { q: 'hutan', language: 'ms' },
  'a word that is in one of 6,000': { q: 'quokka' },
  'no word, in Malay': { q: '', language: 'ms' },
};

const folder = mkdtempSync(join(tmpdir(), 'naskhah-bench-'));
const server = await startEmbedded({ folder, settings: { autovacuum: 'off' } });
const connection = connect(server.url, { max: 2 });
try {
  await migrate(connection.db);
  await publishedArticles(connection, articles);
  await machineFactor();
  const rows: Record<string, Record<string, string | number>> = {};
  for (const [name, asked] of Object.entries(searches)) {
    const times: number[] = [];
    let found = '';
    for (let round = 0; round < 21; round++) {
      const began = performance.now();
      const { total, more } = await searchArticles(connection.db, { page: 1, size: 25, ...asked });
      times.push(performance.now() - began);
      found = `${more ? 'more than ' : ''}${total}`;
    }
    times.sort((a, b) => a - b);
    rows[name] = { 'median ms': (times[10] ?? 0).toFixed(1), 'best ms': (times[0] ?? 0).toFixed(1), found, target };
  }
  console.info(table(rows));
} finally {
  await connection.close();
  await server.stop();
  rmSync(folder, { recursive: true, force: true });
}

/** Search among 100,000 organisations as people type their names. Prints a table. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { connect } from '@naskhah/db/connect';
import { startEmbedded } from '@naskhah/db/embedded/server';
import { migrate } from '@naskhah/db/migrate';
import { findOrganisations } from '@naskhah/modules/reference-data/host';
import { sql } from 'kysely';
import { machineFactor } from './measure/machine-factor.ts';
import { table } from './measure/table.ts';

const folder = mkdtempSync(join(tmpdir(), 'naskhah-bench-'));
const server = await startEmbedded({ folder, settings: { autovacuum: 'off' } });
const connection = connect(server.url, { max: 2 });
const typed = [
  'uni',
  'univ',
  'university of',
  'university of medan',
  'institut peny',
  'hospital kota',
  'zzz',
  'teknologi 4711',
  'college of arts',
  'melaka univ',
];

try {
  await migrate(connection.db);
  await machineFactor();
  await sql`
    insert into reference_data.organisation (id, ror, name, country, city, search)
    select gen_random_uuid(), 'https://ror.org/0' || lpad(to_hex(n), 8, '0'), name, 'MY', place, lower(name || ' ' || place)
    from generate_series(1, 100000) n,
      lateral (select (array['University of','Universiti','Institut Penyelidikan','Hospital','College of Arts','Politeknik Teknologi'])[1 + n % 6] kind,
        (array['Medan','Kota Bharu','Melaka','Jakarta','Zürich','Cebu','Hanoi'])[1 + n / 6 % 7] place) p,
      lateral (select kind || ' ' || place || ' ' || n as name) q`.execute(connection.db);
  await sql`analyze reference_data.organisation`.execute(connection.db);
  const rows: Record<string, { 'median ms': string; found: number; target: number }> = {};
  for (const q of typed) {
    const times: number[] = [];
    let found = 0;
    for (let round = 0; round < 21; round++) {
      const began = performance.now();
      found = (await findOrganisations(connection.db, q)).length;
      times.push(performance.now() - began);
    }
    times.sort((a, b) => a - b);
    rows[`'${q}'`] = { 'median ms': (times[10] ?? 0).toFixed(1), found, target: 30 };
  }
  console.info(table(rows));
} finally {
  await connection.close();
  await server.stop();
  rmSync(folder, { recursive: true, force: true });
}

/** The import of real articles into an empty database, twice, by the command itself. The files: NASKHAH_TEST_DATA. */
import { spawnSync } from 'node:child_process';
import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { table } from './measure/table.ts';

const wanted = 40;
const given = process.env.NASKHAH_TEST_DATA;
if (!given) throw new Error('Set NASKHAH_TEST_DATA to the folder that holds jats/.');

const clone = new URL('..', import.meta.url).pathname;
const data = mkdtempSync(join(tmpdir(), 'naskhah-bench-'));
// The account of the database, another one when this runs as root, goes through this folder to its own.
chmodSync(data, 0o711);
const run = () => {
  const hook = new URL('../tools/runtime/tsx-hook.ts', import.meta.url).href;
  const args = ['--import', hook, join(clone, 'apps/server/src/import-jats.ts'), join(given, 'jats')];
  const env = { ...process.env, NASKHAH_DATA: data };
  const { stdout, stderr } = spawnSync(process.execPath, args, { env, encoding: 'utf8' });
  if (stderr) console.error(stderr);
  const number = (pattern: RegExp) => Number(pattern.exec(stdout)?.[1] ?? 0);
  return {
    files: number(/(\d+) files in/),
    'per second': number(/\((\d+) per second\)/),
    unchanged: number(/(\d+) of them unchanged/),
    failed: number(/imported, (\d+) failed\n$/),
  };
};

const first = run();
const again = run();
rmSync(data, { recursive: true, force: true });
console.info(table({ 'into an empty database': first, 'the same again': again }));
if (first['per second'] < wanted || first.failed > 0 || again.unchanged !== first.files) {
  console.error(`Wanted: ${wanted} per second, none failed, all unchanged the second time.`);
  process.exitCode = 1;
}

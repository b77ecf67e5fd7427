/**
 * Runs the benches, each alone in a process of its own: `npm run bench`, or `npm run bench -- public-pages` for one. Numbers go
 * to the bench: `npm run bench -- mail-queue 100000`.
 */
import { spawnSync } from 'node:child_process';
import { globSync } from 'node:fs';
import { basename, join } from 'node:path';

const clone = new URL('..', import.meta.url).pathname;
const isNumber = (word: string): boolean => /^\d+$/.test(word);
const wanted = process.argv.slice(2).filter((word) => !isNumber(word));
const numbers = process.argv.slice(2).filter(isNumber);
const benches = globSync('bench/*.ts', { cwd: clone })
  .filter((file) => wanted.length === 0 || wanted.includes(basename(file, '.ts')))
  .sort();
let failed = false;
for (const file of benches) {
  console.info(`\n══ ${basename(file, '.ts')}`);
  // The flags of this process are those that the server starts with.
  const { status } = spawnSync(process.execPath, [...process.execArgv, join(clone, file), ...numbers], {
    cwd: clone,
    stdio: 'inherit',
    env: { ...process.env, NODE_ENV: 'production' },
  });
  failed ||= status !== 0;
}
process.exit(failed ? 1 : 0);

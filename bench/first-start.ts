/** A fresh clone with an empty npm cache: first start, a crawl of every public page, memory, later start, start after kill -9. */
import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { chmodSync, existsSync, globSync, mkdtempSync, readFileSync, readlinkSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { table } from './measure/table.ts';

const folder = mkdtempSync(join(tmpdir(), 'naskhah-fresh-'));
// The account of the database, another one when this runs as root, goes through this folder to its own.
chmodSync(folder, 0o711);
const clone = join(folder, 'naskhah');
const port = 3999;
const home = `http://127.0.0.1:${port}`;
execFileSync('git', ['clone', '--quiet', new URL('..', import.meta.url).pathname, clone]);

const environment = () => {
  const own = Object.entries(process.env).filter(
    ([name]) => !/^(NASKHAH_|npm_|NODE_(?:ENV|OPTIONS|PATH)$|DATABASE_URL$|HOST$)/.test(name),
  );
  return {
    ...Object.fromEntries(own),
    npm_config_cache: join(folder, 'cache'),
    PORT: String(port),
    NASKHAH_DATA: join(folder, 'data'),
  };
};

/** Starts as the README says and answers the seconds until the first page is there. */
const start = async (): Promise<{ seconds: number; process: ChildProcess }> => {
  const began = performance.now();
  const child = spawn('npm', ['start'], {
    cwd: clone,
    env: environment(),
    stdio: ['ignore', 'ignore', 'inherit'],
    detached: true,
  });
  for (;;) {
    if (child.exitCode !== null) throw new Error(`npm start ended with ${child.exitCode}`);
    const page = await fetch(`${home}/`).catch(() => undefined);
    if (page?.status === 200) return { seconds: (performance.now() - began) / 1000, process: child };
    await new Promise((done) => setTimeout(done, 50));
  }
};

/** The process that serves: the one of this clone of the bundle. */
const serverPid = (): number => {
  for (const file of globSync('/proc/[0-9]*/cmdline')) {
    try {
      const isServer = readFileSync(file, 'utf8').includes('build/server/main.js');
      if (isServer && readlinkSync(join(dirname(file), 'cwd')) === clone) return Number(file.split('/')[2]);
    } catch {
      // Ended between the listing and the reading.
    }
  }
  throw new Error('The server was not found.');
};

const megabytes = (pid: number): number =>
  Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1] ?? 0) / 1024;

/** Every public page that links lead to from the directory and the search. */
const crawl = async (): Promise<number> => {
  const known = new Set(['/journals', '/search?q=a']);
  for (const address of known) {
    const page = await fetch(home + address);
    const text = page.headers.get('content-type')?.startsWith('text/html') ? await page.text() : '';
    for (const [, href = ''] of text.matchAll(/href="(\/(?:j\/|journals|search)[^"#]*)"/g))
      known.add(href.replaceAll('&amp;', '&'));
    if (!text) await page.arrayBuffer();
  }
  return known.size;
};

/** As Ctrl-C does it: to every process of the terminal; ended when the server is, which may outlive npm. */
const stopped = async (child: ChildProcess): Promise<void> => {
  const server = serverPid();
  process.kill(-(child.pid ?? 0), 'SIGINT');
  while (existsSync(`/proc/${server}`)) await new Promise((done) => setTimeout(done, 20));
};

try {
  const first = await start();
  const afterStart = megabytes(serverPid());
  const pages = await crawl();
  await crawl();
  const afterCrawl = megabytes(serverPid());
  await stopped(first.process);
  const later = await start();
  process.kill(serverPid(), 'SIGKILL');
  await new Promise((done) => later.process.once('exit', done));
  const again = await start();
  await stopped(again.process);
  console.info(
    table({
      'first start, empty cache, s': { measured: first.seconds.toFixed(1), target: 120 },
      'later start, s': { measured: later.seconds.toFixed(1), target: 5 },
      'start after kill -9, s': { measured: again.seconds.toFixed(1), target: 5 },
      'server after the first start, MB': { measured: Math.round(afterStart), target: 250 },
      [`server after ${pages} pages, twice, MB`]: { measured: Math.round(afterCrawl), target: 250 },
    }),
  );
} finally {
  rmSync(folder, { recursive: true, force: true });
}

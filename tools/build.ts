/** Builds the portal when something that goes into it changed since the last time. */
import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, globSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const sources = ['apps/web', 'packages/ui', 'packages/words', 'packages/contract', 'packages/kernel'];

const fingerprint = (clone: string): string => {
  const hash = createHash('sha256').update(readFileSync(join(clone, 'package-lock.json')));
  const files = sources
    .flatMap((folder) => globSync(`${folder}/**/*.{ts,tsx,css,html,json,svg,woff2}`, { cwd: clone }))
    .sort();
  for (const file of files) hash.update(file).update(readFileSync(join(clone, file)));
  return hash.digest('hex');
};

export const buildPortal = (clone: string): void => {
  const stamp = join(clone, 'build', 'portal.stamp');
  const wanted = fingerprint(clone);
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === wanted) return;
  console.info('Building the portal …');
  const vite = join(clone, 'node_modules', 'vite', 'bin', 'vite.js');
  execFileSync(process.execPath, [vite, 'build', '--logLevel', 'warn'], {
    cwd: join(clone, 'apps', 'web'),
    stdio: 'inherit',
    env: { ...process.env, NODE_ENV: 'production' },
  });
  mkdirSync(join(clone, 'build'), { recursive: true });
  writeFileSync(stamp, wanted);
};

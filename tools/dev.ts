/** Server and portal, both reloading on change: the server on PORT, the portal's dev server beside it. */
import { spawn } from 'node:child_process';
import { join } from 'node:path';

const clone = new URL('..', import.meta.url).pathname;
const api = `http://127.0.0.1:${process.env.PORT ?? '3000'}`;
const hook = new URL('runtime/tsx-hook.ts', import.meta.url).href;
const server = ['--watch', '--watch-preserve-output', '--import', hook, join(clone, 'apps/server/src/main.ts')];
const children = [
  spawn(process.execPath, server, { cwd: clone, stdio: 'inherit' }),
  spawn(process.execPath, [join(clone, 'node_modules/vite/bin/vite.js')], {
    cwd: join(clone, 'apps', 'web'),
    stdio: 'inherit',
    env: { ...process.env, VITE_API: api },
  }),
];
for (const signal of ['SIGINT', 'SIGTERM'] as const)
  process.on(signal, () => {
    for (const child of children) child.kill(signal);
  });
process.on('disconnect', () => {
  for (const child of children) child.kill('SIGTERM');
});
for (const child of children)
  child.on('exit', (code) => {
    for (const other of children) other.kill('SIGTERM');
    process.exitCode = code ?? 0;
  });

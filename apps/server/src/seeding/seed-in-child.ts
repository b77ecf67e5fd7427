import { fork } from 'node:child_process';
import type { FilesAt } from '../files-of.ts';

/** What the seeding process needs to know; `start` is a moment in ISO 8601. */
export type Seeding = { databaseUrl: string; files: FilesAt; portalUrl: string; secret: string; start: string };

/** Makes the demo world in a process of its own and waits for its end. */
export const seedInChild = (seeding: Seeding): Promise<void> =>
  new Promise((done, failed) => {
    const child = fork(new URL('./seed.ts', import.meta.url), { stdio: 'inherit' });
    child.once('error', failed);
    child.once('exit', (code) => (code === 0 ? done() : failed(new Error('The demo world could not be made.'))));
    child.send(seeding);
  });

import { statfs } from 'node:fs/promises';
import { recentlyFull } from './http/fault-of-service.ts';

export type SpaceLeft = 'ready' | `none left: ${string}`;

/** In bytes. Below it PostgreSQL may stop at any moment: one segment of its log is 16 MB. */
const least = 64_000_000;

/** Whether there is room to write in the data folder, and whether everything could be kept lately, wherever it lies. */
export const spaceLeft = async (folder: string): Promise<SpaceLeft> => {
  if (recentlyFull()) return 'none left: something could not be kept a moment ago';
  const { bavail, bsize } = await statfs(folder);
  const free = bavail * bsize;
  return free < least ? `none left: ${Math.floor(free / 1e6)} MB in ${folder}` : 'ready';
};

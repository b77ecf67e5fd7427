/** Files in a folder, named by the hash of their content: received beside it, moved in when the act is sure of them. */
import { randomUUID } from 'node:crypto';
import { createReadStream, createWriteStream, mkdirSync } from 'node:fs';
import { mkdir, open, readdir, rename, rm, stat } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import type { ContentStore } from '@naskhah/modules/media';
import { FileStore } from '@tus/file-store';
import type { DataStore } from '@tus/utils';
import { Measured } from '../measured/index.ts';

/** Where files on their way lie, below the folder of contents. */
const incomingIn = (folder: string): string => join(folder, 'incoming');

/** The parts of resumable uploads, under `incoming/<id>`. */
export const partsInFolder = (folder: string): DataStore => new FileStore({ directory: folder });

export const contentFolder = (folder: string): ContentStore => {
  const incoming = incomingIn(folder);
  mkdirSync(incoming, { recursive: true });
  const placeOf = (sha256: Buffer): string => {
    const name = sha256.toString('hex');
    return join(folder, name.slice(0, 2), name);
  };
  const received = (at: string, measured: Measured) => {
    const result = measured.result();
    let kept = false;
    return {
      ...result,
      open: async () => createReadStream(at),
      keep: async () => {
        if (kept) return;
        const place = placeOf(result.sha256);
        await mkdir(dirname(place), { recursive: true });
        await rename(at, place);
        kept = true;
      },
      drop: () => rm(at, { force: true }),
    };
  };
  return {
    receive: async (stream, limit) => {
      const at = join(incoming, randomUUID());
      const measured = new Measured(limit);
      try {
        await pipeline(stream, measured, createWriteStream(at, { flags: 'wx' }));
      } catch (error) {
        await rm(at, { force: true });
        throw error;
      }
      return received(at, measured);
    },
    read: async (sha256, range) => (await open(placeOf(sha256))).createReadStream(range ?? {}),
    remove: (sha256) => rm(placeOf(sha256), { force: true }),
    takeParts: async (id, size) => {
      const at = join(incoming, id);
      const found = await stat(at).catch(() => undefined);
      if (found?.size !== size) return undefined;
      const measured = new Measured();
      measured.resume();
      await pipeline(createReadStream(at), measured);
      return received(at, measured);
    },
    removeParts: async (id) => {
      for (const name of [id, `${id}.json`]) await rm(join(incoming, name), { force: true });
    },
    removeStale: async (before, except) => {
      for (const name of await readdir(incoming)) {
        const at = join(incoming, name);
        const found = await stat(at).catch(() => undefined);
        const isOpen = except.has(name.replace(/\..*$/, ''));
        if (found && found.mtime < before && !isOpen) await rm(at, { force: true });
      }
    },
  };
};

/** The files of a backup: one per content, named by its hash, wherever the portal keeps them. */
import { createReadStream, createWriteStream, existsSync, mkdirSync, readdirSync, rmSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import type { Db } from '@naskhah/db/tables';
import type { ContentStore } from '@naskhah/modules/media';

/** Copies every content that the tables name; those that the store does not give are counted, not passed over in silence. */
export const backupFiles = async (
  db: Db,
  store: ContentStore,
  folder: string,
): Promise<{ kept: number; lost: number }> => {
  const contents = await db.selectFrom('media.content').select('sha256').orderBy('sha256').execute();
  let lost = 0;
  for (const { sha256 } of contents) {
    const name = sha256.toString('hex');
    const at = join(folder, name.slice(0, 2), name);
    mkdirSync(dirname(at), { recursive: true, mode: 0o700 });
    try {
      await pipeline(await store.read(sha256), createWriteStream(at, { mode: 0o600 }));
    } catch (error) {
      rmSync(at, { force: true });
      console.error(`${name}: ${error instanceof Error ? error.message : error}`);
      lost += 1;
    }
  }
  return { kept: contents.length - lost, lost };
};

/** Puts every file of the backup into the store; one whose content is not what its name says is not taken. */
export const restoreFiles = async (store: ContentStore, folder: string): Promise<{ kept: number; lost: number }> => {
  const files = existsSync(folder)
    ? readdirSync(folder, { recursive: true, withFileTypes: true }).filter((one) => one.isFile())
    : [];
  let lost = 0;
  for (const file of files.filter(({ name }) => /^[0-9a-f]{64}$/.test(name))) {
    const received = await store.receive(createReadStream(join(file.parentPath, file.name)), Number.POSITIVE_INFINITY);
    if (received.sha256.toString('hex') === basename(file.name)) await received.keep();
    else {
      await received.drop();
      console.error(`${file.name}: its content has changed since the backup`);
      lost += 1;
    }
  }
  return { kept: files.length - lost, lost };
};

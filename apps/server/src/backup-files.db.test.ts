import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { text } from 'node:stream/consumers';
import { openTestStore, type StoreKind } from '@naskhah/testing/content-stores';
import { testDatabase } from '@naskhah/testing/test-database';
import { describe, expect, it, vi } from 'vitest';
import { backupFiles, restoreFiles } from './backup-files.ts';

const database = testDatabase();
const moves: [StoreKind, StoreKind][] = [
  ['folder', 'folder'],
  ['folder', 's3'],
  ['s3', 'folder'],
];

describe.each(moves)('files of a backup go from %s to %s', (from, to) => {
  it('whole; what is missing or changed is counted', async () => {
    const [source, target] = [await openTestStore(from), await openTestStore(to)];
    const folder = mkdtempSync(join(tmpdir(), 'naskhah-backup-'));
    const keep = async (content: string) => {
      const received = await source.store.receive(Readable.from([content]), 1000);
      await received.keep();
      await database.db
        .insertInto('media.content')
        .values({ sha256: received.sha256, size: received.size, mime: 'text/plain', created_at: new Date() })
        .execute();
      return received.sha256;
    };
    const [one, other, missing] = [await keep('one'), await keep('other'), await keep('missing')];
    await source.store.receive(Readable.from(['on its way']), 1000);
    await source.store.remove(missing);

    const said = vi.spyOn(console, 'error').mockReturnValue();
    expect(await backupFiles(database.db, source.store, folder)).toEqual({ kept: 2, lost: 1 });
    expect(said).toHaveBeenCalledWith(expect.stringContaining(missing.toString('hex')));

    const name = other.toString('hex');
    writeFileSync(join(folder, name.slice(0, 2), name), 'forged');
    expect(await restoreFiles(target.store, folder)).toEqual({ kept: 1, lost: 1 });
    expect(await text(await target.store.read(one))).toBe('one');
    expect(target.lying()).toHaveLength(1);
    expect(readdirSync(folder, { recursive: true, withFileTypes: true }).filter((it) => it.isFile())).toHaveLength(2);

    await database.db.deleteFrom('media.content').execute();
    rmSync(folder, { recursive: true });
    await source.close();
    await target.close();
  });
});

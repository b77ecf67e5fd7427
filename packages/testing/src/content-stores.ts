/** Both places where contents may lie, for tests that must hold in each. */
import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { contentFolder, partsInFolder } from '@naskhah/adapters/content-folder';
import { contentS3, partsInS3 } from '@naskhah/adapters/content-s3';
import type { Files } from '@naskhah/server/files-of';
import { s3Settings } from '@naskhah/server/s3-url';
import { startS3Stub } from './s3-stub/server.ts';

export type StoreKind = 'folder' | 's3';
export const storeKinds: StoreKind[] = ['folder', 's3'];

export type TestStore = Files & {
  /** Whatever lies there: contents, files on their way and parts of them. */
  lying: () => string[];
  /** Every call of the store is answered so from now on; a bucket only. */
  failWith: (status: number | undefined) => void;
  close: () => Promise<void>;
};

export const openTestStore = async (kind: StoreKind): Promise<TestStore> => {
  if (kind === 's3') {
    const stub = await startS3Stub();
    const store = contentS3(s3Settings(stub.url));
    return {
      store,
      fault: store.fault,
      parts: partsInS3(s3Settings(stub.url)),
      lying: () => [...stub.objects.keys(), ...[...stub.uploads.values()].map(({ key }) => `${key} in parts`)].sort(),
      failWith: stub.failWith,
      close: stub.close,
    };
  }
  const folder = mkdtempSync(join(tmpdir(), 'naskhah-files-'));
  return {
    store: contentFolder(folder),
    parts: partsInFolder(folder),
    fault: async () => undefined,
    failWith: () => {
      throw new Error('A folder does not fail on demand.');
    },
    lying: () =>
      readdirSync(folder, { recursive: true, withFileTypes: true })
        .filter((one) => one.isFile())
        .map(({ name }) => name)
        .sort(),
    close: async () => rmSync(folder, { recursive: true, force: true }),
  };
};

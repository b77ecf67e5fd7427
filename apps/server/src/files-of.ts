import { constants } from 'node:fs';
import { access } from 'node:fs/promises';
import { join } from 'node:path';
import type { S3Settings } from '@naskhah/adapters/content-s3';
import type { ContentStore } from '@naskhah/modules/media';
import type { DataStore } from '@tus/server';
import { type Config, ConfigFault } from './config.ts';

/** Where contents lie: a folder of this machine, or a bucket. */
export type FilesAt = { in: 'folder'; folder: string } | { in: 's3'; settings: S3Settings };

export const placeOfFiles = ({ data, s3 }: Pick<Config, 'data' | 's3'>): FilesAt =>
  s3 ? { in: 's3', settings: s3 } : { in: 'folder', folder: join(data, 'files') };

export type Files = {
  store: ContentStore;
  /** Where uploads in parts are written. */
  parts: DataStore;
  /** Why nothing can be kept there at the moment, in a sentence; nothing when it can. */
  fault: () => Promise<string | undefined>;
};

const folderFault = (folder: string): Promise<string | undefined> =>
  access(folder, constants.W_OK).then(
    () => undefined,
    (error: Error) => `the folder of files cannot be written (${error.message})`,
  );

/** The store, sure to be there. The client of the bucket is loaded only when there is one. */
export const openFiles = async (at: FilesAt): Promise<Files> => {
  if (at.in === 'folder') {
    const { contentFolder, partsInFolder } = await import('@naskhah/adapters/content-folder');
    return {
      store: contentFolder(at.folder),
      parts: partsInFolder(at.folder),
      fault: () => folderFault(at.folder),
    };
  }
  const { contentS3, partsInS3 } = await import('@naskhah/adapters/content-s3');
  const store = contentS3(at.settings);
  const fault = await store.fault();
  if (fault) throw new ConfigFault(`S3_URL: ${fault}.`);
  return { store, parts: partsInS3(at.settings), fault: store.fault };
};

import { pipeline } from 'node:stream/promises';
import { AbortMultipartUploadCommand, HeadObjectCommand } from '@aws-sdk/client-s3';
import type { ContentStore } from '@naskhah/modules/media';
import { S3Store } from '@tus/s3-store';
import type { DataStore } from '@tus/utils';
import { Measured } from '../measured/index.ts';
import { type Bucket, clientConfig, incoming, type S3Settings } from './bucket.ts';
import { readObject, removeObject } from './objects.ts';
import { type KeyOf, received } from './received.ts';
import { openUploads } from './remove-stale.ts';

const at = (id: string): string => `${incoming}${id}`;

/** The store of the library; its ids are keys, so they begin with `incoming/`. */
export const partsIn = (settings: S3Settings): DataStore =>
  new S3Store({ useTags: false, s3ClientConfig: { bucket: settings.bucket, ...clientConfig(settings) } });

const sizeOf = ({ client, name }: Bucket, key: string): Promise<number | undefined> =>
  client.send(new HeadObjectCommand({ Bucket: name, Key: key })).then(
    ({ ContentLength }) => ContentLength,
    (error: unknown) => {
      if ((error as { name?: string }).name === 'NotFound') return undefined;
      throw error;
    },
  );

export const takePartsFrom =
  (bucket: Bucket, keyOf: KeyOf): ContentStore['takeParts'] =>
  async (id, size) => {
    if ((await sizeOf(bucket, at(id))) !== size) return undefined;
    const measured = new Measured();
    measured.resume();
    await pipeline(await readObject(bucket, at(id)), measured);
    return received(bucket, at(id), measured, keyOf);
  };

export const removePartsFrom =
  (bucket: Bucket): ContentStore['removeParts'] =>
  async (id) => {
    for await (const { Key, UploadId } of openUploads(bucket, at(id)))
      await bucket.client.send(new AbortMultipartUploadCommand({ Bucket: bucket.name, Key, UploadId }));
    for (const key of [at(id), `${at(id)}.info`, `${at(id)}.part`]) await removeObject(bucket, key);
  };

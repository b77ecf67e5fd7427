import { randomUUID } from 'node:crypto';
import { pipeline } from 'node:stream/promises';
import { Upload } from '@aws-sdk/lib-storage';
import type { ContentStore } from '@naskhah/modules/media';
import { Measured } from '../measured/index.ts';
import { type Bucket, incoming } from './bucket.ts';
import { removeObject } from './objects.ts';
import { type KeyOf, received } from './received.ts';

/** The least that a part may have; two of them on their way are all that is held in memory. */
const partSize = 5 * 1024 * 1024;

/** Streams to a temporary key; what breaks off on either side leaves no object and no part. */
export const receiveInto =
  (bucket: Bucket, keyOf: KeyOf): ContentStore['receive'] =>
  async (stream, limit) => {
    const at = `${incoming}${randomUUID()}`;
    const measured = new Measured(limit);
    const params = { Bucket: bucket.name, Key: at, Body: measured };
    const upload = new Upload({ client: bucket.client, params, partSize, queueSize: 2 });
    let fault: Error | undefined;
    const stored = upload.done().catch((error: Error) => {
      // When the stream had broken before, the store only says so in its own words.
      if (!measured.destroyed) fault = new Error('The store did not take the file.', { cause: error });
      measured.destroy(error);
      throw error;
    });
    const [arrived, kept] = await Promise.allSettled([pipeline(stream, measured), stored]);
    if (fault) throw fault;
    if (kept.status === 'rejected') throw arrived.status === 'rejected' ? arrived.reason : kept.reason;
    if (arrived.status === 'rejected') {
      await removeObject(bucket, at);
      throw arrived.reason;
    }
    return received(bucket, at, measured, keyOf);
  };

/** Contents in a bucket of an S3-compatible store. This door loads the client: import it only when there is a bucket. */
import type { ContentStore } from '@naskhah/modules/media';
import { bucketOf, type S3Settings } from './bucket.ts';
import { bucketFault } from './bucket-fault.ts';
import { readObject, removeObject } from './objects.ts';
import { removePartsFrom, takePartsFrom } from './parts.ts';
import { receiveInto } from './receive.ts';
import { removeStaleIn } from './remove-stale.ts';

export type { S3Settings } from './bucket.ts';
export { partsIn as partsInS3 } from './parts.ts';

const keyOf = (sha256: Buffer): string => {
  const name = sha256.toString('hex');
  return `content/${name.slice(0, 2)}/${name}`;
};

/** `fault` tells in a sentence why the bucket cannot be used, or nothing. */
export const contentS3 = (settings: S3Settings): ContentStore & { fault: () => Promise<string | undefined> } => {
  const bucket = bucketOf(settings);
  return {
    receive: receiveInto(bucket, keyOf),
    read: (sha256, range) => readObject(bucket, keyOf(sha256), range),
    remove: (sha256) => removeObject(bucket, keyOf(sha256)),
    takeParts: takePartsFrom(bucket, keyOf),
    removeParts: removePartsFrom(bucket),
    removeStale: removeStaleIn(bucket),
    fault: () => bucketFault(bucket),
  };
};

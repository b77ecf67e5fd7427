import type { ReceivedContent } from '@naskhah/modules/media';
import type { Measured } from '../measured/index.ts';
import type { Bucket } from './bucket.ts';
import { moveObject, readObject, removeObject } from './objects.ts';

export type KeyOf = (sha256: Buffer) => string;

/** What lies whole under a temporary key. */
export const received = (bucket: Bucket, at: string, measured: Measured, keyOf: KeyOf): ReceivedContent => {
  const result = measured.result();
  return {
    ...result,
    open: () => readObject(bucket, at),
    keep: () => moveObject(bucket, at, keyOf(result.sha256)),
    drop: () => removeObject(bucket, at),
  };
};

import type { ReceivedContent } from '@naskhah/modules/media';
import type { Measured } from '../measured/index.ts';
import type { Bucket } from './bucket.ts';
import { moveObject, readObject, removeObject } from './objects.ts';

export type KeyOf = (sha256: Buffer) => string;

/** What lies whole under a temporary key. */
export const received = (bucket: Bucket, at: string, measured: Measured, keyOf: KeyOf): ReceivedContent => {
  const result = measured.result();
  let kept = false;
  return {
    ...result,
    open: () => readObject(bucket, at),
    keep: async () => {
      if (kept) return;
      await moveObject(bucket, at, keyOf(result.sha256));
      kept = true;
    },
    drop: () => removeObject(bucket, at),
  };
};

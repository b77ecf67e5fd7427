import { HeadBucketCommand } from '@aws-sdk/client-s3';
import type { Bucket } from './bucket.ts';

const statusOf = (error: unknown): number | undefined =>
  (error as { $metadata?: { httpStatusCode?: number } }).$metadata?.httpStatusCode;

/** Why the bucket cannot be used, in a sentence for who runs the portal; nothing when it can. */
export const bucketFault = async ({ client, name }: Bucket): Promise<string | undefined> => {
  try {
    await client.send(new HeadBucketCommand({ Bucket: name }));
    return undefined;
  } catch (error) {
    const status = statusOf(error);
    if (status === 403) return `the store refuses this key for the bucket '${name}'; check key, secret and region`;
    if (status === 404) return `the store has no bucket '${name}'; make it first`;
    if (status) return `the store answers ${status}`;
    return `the store cannot be reached (${error instanceof Error ? error.message : error})`;
  }
};

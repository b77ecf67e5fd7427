import { Readable } from 'node:stream';
import { CopyObjectCommand, DeleteObjectCommand, GetObjectCommand } from '@aws-sdk/client-s3';
import type { Bucket } from './bucket.ts';

export const readObject = async (
  { client, name }: Bucket,
  key: string,
  range?: { start: number; end: number },
): Promise<Readable> => {
  const asked = { Bucket: name, Key: key, ...(range && { Range: `bytes=${range.start}-${range.end}` }) };
  const { Body } = await client.send(new GetObjectCommand(asked));
  if (!(Body instanceof Readable)) throw new Error(`The store sent nothing for ${key}.`);
  return Body;
};

export const removeObject = async ({ client, name }: Bucket, key: string): Promise<void> => {
  await client.send(new DeleteObjectCommand({ Bucket: name, Key: key }));
};

/** The store copies by itself; nothing passes through here. Up to 5 GB in one call (CopyObject, API Reference). */
export const moveObject = async (bucket: Bucket, from: string, to: string): Promise<void> => {
  const { client, name } = bucket;
  await client.send(new CopyObjectCommand({ Bucket: name, Key: to, CopySource: encodeURI(`${name}/${from}`) }));
  await removeObject(bucket, from);
};

import { createHash, randomUUID } from 'node:crypto';

export type StoredObject = { body: Buffer; at: Date; etag: string; metadata: Record<string, string> };
export type OpenUpload = { key: string; at: Date; parts: Map<number, StoredObject> };

export type Bucket = {
  objects: Map<string, StoredObject>;
  /** Multipart uploads that were begun and neither completed nor aborted. */
  uploads: Map<string, OpenUpload>;
};

export const newBucket = (): Bucket => ({ objects: new Map(), uploads: new Map() });

export const stored = (body: Buffer, metadata: Record<string, string> = {}): StoredObject => ({
  body,
  at: new Date(),
  etag: `"${createHash('md5').update(body).digest('hex')}"`,
  metadata,
});

export const begin = ({ uploads }: Bucket, key: string): string => {
  const id = randomUUID();
  uploads.set(id, { key, at: new Date(), parts: new Map() });
  return id;
};

/** Parts but the last have 5 MiB at least (Amazon S3 multipart upload limits). */
export const complete = (
  { objects, uploads }: Bucket,
  id: string,
  numbers: number[],
): StoredObject | 'EntityTooSmall' => {
  const parts = numbers.map((number) => uploads.get(id)?.parts.get(number)?.body ?? Buffer.alloc(0));
  if (parts.slice(0, -1).some(({ length }) => length < 5 * 1024 * 1024)) return 'EntityTooSmall';
  const whole = stored(Buffer.concat(parts));
  objects.set(uploads.get(id)?.key ?? '', whole);
  uploads.delete(id);
  return whole;
};

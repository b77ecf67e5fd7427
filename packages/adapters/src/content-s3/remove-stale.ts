import {
  AbortMultipartUploadCommand,
  ListMultipartUploadsCommand,
  type ListMultipartUploadsCommandOutput,
  paginateListObjectsV2,
} from '@aws-sdk/client-s3';
import type { ContentStore } from '@naskhah/modules/media';
import { type Bucket, incoming } from './bucket.ts';
import { removeObject } from './objects.ts';

/** `incoming/<id>` and what the parts keep beside it, `incoming/<id>.info`. */
const idOf = (key: string): string => key.slice(incoming.length).replace(/\..*$/, '');

export async function* openUploads({ client, name }: Bucket, prefix = incoming) {
  let from: { KeyMarker?: string | undefined; UploadIdMarker?: string | undefined } | undefined = {};
  while (from) {
    const page: ListMultipartUploadsCommandOutput = await client.send(
      new ListMultipartUploadsCommand({ Bucket: name, Prefix: prefix, ...from }),
    );
    yield* page.Uploads ?? [];
    from = page.IsTruncated ? { KeyMarker: page.NextKeyMarker, UploadIdMarker: page.NextUploadIdMarker } : undefined;
  }
}

export const removeStaleIn =
  (bucket: Bucket): ContentStore['removeStale'] =>
  async (before, except) => {
    const { client, name } = bucket;
    const isStale = (key: string | undefined, at: Date | undefined) =>
      key !== undefined && at !== undefined && at < before && !except.has(idOf(key));
    for await (const page of paginateListObjectsV2({ client }, { Bucket: name, Prefix: incoming }))
      for (const { Key, LastModified } of page.Contents ?? [])
        if (Key && isStale(Key, LastModified)) await removeObject(bucket, Key);
    for await (const { Key, UploadId, Initiated } of openUploads(bucket))
      if (isStale(Key, Initiated)) await client.send(new AbortMultipartUploadCommand({ Bucket: name, Key, UploadId }));
  };

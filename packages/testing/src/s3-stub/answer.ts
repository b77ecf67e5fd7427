/** The calls of Amazon S3 that a store of files needs (Amazon S3 API Reference, API version 2006-03-01). */
import type { IncomingMessage } from 'node:http';
import { type Bucket, begin, complete, stored } from './bucket.ts';
import { textsOf, xml } from './xml.ts';

export type Answer = { status: number; headers?: Record<string, string>; body?: string | Buffer };
type Call = { request: IncomingMessage; url: URL; key: string; body: Buffer };

export const fault = (status: number, code: string): Answer => ({
  status,
  headers: { 'content-type': 'application/xml' },
  body: xml('Error', { Code: code, Message: code }),
});
const document = (name: string, value: Parameters<typeof xml>[1]): Answer => ({
  status: 200,
  headers: { 'content-type': 'application/xml' },
  body: xml(name, value),
});

const onBucket = ({ objects, uploads }: Bucket, { request, url, body }: Call): Answer => {
  const asked = url.searchParams;
  const prefix = asked.get('prefix') ?? '';
  if (request.method === 'HEAD') return { status: 200 };
  if (request.method === 'POST' && asked.has('delete')) {
    for (const key of textsOf(body.toString(), 'Key')) objects.delete(key);
    return document('DeleteResult', {});
  }
  if (asked.has('uploads'))
    return document('ListMultipartUploadsResult', {
      IsTruncated: false,
      Upload: [...uploads]
        .filter(([, { key }]) => key.startsWith(prefix))
        .map(([id, { key, at }]) => ({ Key: key, UploadId: id, Initiated: at })),
    });
  // Two at a time, so that whoever lists has to go on.
  const found = [...objects].filter(([key]) => key.startsWith(prefix)).sort(([one], [other]) => (one < other ? -1 : 1));
  const from = Number(asked.get('continuation-token') ?? 0);
  return document('ListBucketResult', {
    IsTruncated: found.length > from + 2,
    ...(found.length > from + 2 && { NextContinuationToken: from + 2 }),
    Contents: found
      .slice(from, from + 2)
      .map(([key, one]) => ({ Key: key, LastModified: one.at, Size: one.body.length })),
  });
};

const onUpload = (bucket: Bucket, { request, url, key, body }: Call, id: string): Answer => {
  const open = bucket.uploads.get(id);
  if (!open) return fault(404, 'NoSuchUpload');
  switch (request.method ?? '') {
    case 'PUT': {
      const part = stored(body);
      open.parts.set(Number(url.searchParams.get('partNumber')), part);
      return { status: 200, headers: { etag: part.etag } };
    }
    case 'GET':
      return document('ListPartsResult', {
        IsTruncated: false,
        Part: [...open.parts].map(([number, { etag, body: part }]) => ({
          PartNumber: number,
          ETag: etag,
          Size: part.length,
        })),
      });
    case 'POST': {
      const whole = complete(bucket, id, textsOf(body.toString(), 'PartNumber').map(Number));
      return whole === 'EntityTooSmall'
        ? fault(400, whole)
        : document('CompleteMultipartUploadResult', { Key: key, ETag: whole.etag });
    }
    default:
      bucket.uploads.delete(id);
      return { status: 204 };
  }
};

const onObject = (bucket: Bucket, { request, url, key, body }: Call): Answer => {
  const { objects } = bucket;
  if (request.method === 'POST' && url.searchParams.has('uploads'))
    return document('InitiateMultipartUploadResult', { Key: key, UploadId: begin(bucket, key) });
  if (request.method === 'DELETE') {
    objects.delete(key);
    return { status: 204 };
  }
  const metadata = Object.fromEntries(
    Object.entries(request.headers).filter(([name]) => name.startsWith('x-amz-meta-')),
  ) as Record<string, string>;
  if (request.method === 'PUT') {
    const source = request.headers['x-amz-copy-source'];
    const from = decodeURIComponent(String(source ?? ''))
      .replace(/^\//, '')
      .replace(/^[^/]+\//, '');
    const copied = source === undefined ? body : objects.get(from)?.body;
    if (!copied) return fault(404, 'NoSuchKey');
    const one = stored(copied, metadata);
    objects.set(key, one);
    return source === undefined
      ? { status: 200, headers: { etag: one.etag } }
      : document('CopyObjectResult', { ETag: one.etag, LastModified: one.at });
  }
  const one = objects.get(key);
  if (!one) return request.method === 'HEAD' ? { status: 404 } : fault(404, 'NoSuchKey');
  const range = /^bytes=(\d+)-(\d+)$/.exec(request.headers.range ?? '');
  const sent = range ? one.body.subarray(Number(range[1]), Number(range[2]) + 1) : one.body;
  return {
    status: range ? 206 : 200,
    headers: { ...one.metadata, etag: one.etag, 'content-length': String(sent.length) },
    ...(request.method === 'GET' && { body: sent }),
  };
};

export const answer = (bucket: Bucket, call: Call): Answer => {
  if (call.key === '') return onBucket(bucket, call);
  const upload = call.url.searchParams.get('uploadId');
  return upload === null ? onObject(bucket, call) : onUpload(bucket, call, upload);
};

/** Content to a browser: its type is not guessed again, it runs nothing, and it is shown only when that is safe. */
import type { Readable } from 'node:stream';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { byteRange } from './byte-range.ts';

type Sent = {
  filename: string;
  mime: string;
  size: number;
  shown: boolean;
  caching: string;
  read: (range?: { start: number; end: number }) => Promise<Readable>;
};

const nameOf = (name: string): string =>
  `filename="${name.replace(/[^\x20-\x7e]|["\\]/g, '_')}"; filename*=UTF-8''${encodeURIComponent(name)}`;

// A browser's own viewer of PDF draws a page around the file, which none of them does in a sandbox; scripts stay forbidden.
const policyFor = (mime: string): string =>
  mime === 'application/pdf'
    ? "default-src 'none'; object-src 'self'; img-src 'self'; style-src 'unsafe-inline'; frame-ancestors 'none'"
    : "sandbox; default-src 'none'; img-src 'self'; style-src 'unsafe-inline'";

export const sendFile = async (request: FastifyRequest, reply: FastifyReply, file: Sent): Promise<FastifyReply> => {
  const range = byteRange(request.headers.range, file.size);
  reply.headers({
    'content-type': file.mime,
    'content-disposition': `${file.shown ? 'inline' : 'attachment'}; ${nameOf(file.filename)}`,
    'content-security-policy': policyFor(file.mime),
    'x-content-type-options': 'nosniff',
    'cache-control': file.caching,
    'accept-ranges': 'bytes',
  });
  if (range === 'outside') return reply.status(416).header('content-range', `bytes */${file.size}`).send();
  if (range === 'whole') {
    // The headers go with the first bytes: a content that is not there is an error and not an empty file.
    const body = await file.read();
    return reply.header('content-length', String(file.size)).send(body);
  }
  const body = await file.read(range);
  return reply
    .status(206)
    .headers({
      'content-range': `bytes ${range.start}-${range.end}/${file.size}`,
      'content-length': String(range.end - range.start + 1),
    })
    .send(body);
};

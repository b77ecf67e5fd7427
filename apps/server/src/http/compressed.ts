/** Everything above 1 kB is sent compressed to who takes it so: brotli before gzip. Files and streams go as they are. */
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';

const least = 1000;
const ofText =
  /^(text\/|image\/svg\+xml|application\/([\w.+-]*\+)?(json|xml|javascript|x-bibtex|x-research-info-systems))/;

type Coding = 'br' | 'gzip';
// Level 4 takes a fifth of the time of the highest and leaves a tenth more: right for what is made for one answer.
const quick = { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } };
const coders: Record<Coding, (content: Buffer) => Promise<Buffer>> = {
  br: (content) => promisify(brotliCompress)(content, quick),
  gzip: promisify(gzip) as (content: Buffer) => Promise<Buffer>,
};

/** The coding that a browser prefers among ours; one with `q=0` it refuses (RFC 9110, 12.5.3). */
export const codingOf = (accepted: string | undefined): Coding | undefined => {
  const taken = (accepted ?? '')
    .toLowerCase()
    .split(',')
    .map((one) => one.trim().split(/\s*;\s*/))
    .filter(([, weight]) => !/^q=0(\.0*)?$/.test(weight ?? ''))
    .map(([name]) => name);
  return (['br', 'gzip'] as const).find((coding) => taken.includes(coding));
};

/** What is sent again and again, such as kept pages, is compressed once. */
const known: Record<Coding, WeakMap<Buffer, Promise<Buffer>>> = { br: new WeakMap(), gzip: new WeakMap() };

const coded = (payload: string | Buffer, coding: Coding): Promise<Buffer> => {
  if (typeof payload === 'string') return coders[coding](Buffer.from(payload));
  const before = known[coding].get(payload);
  if (before) return before;
  const made = coders[coding](payload);
  known[coding].set(payload, made);
  return made;
};

const weak = (etag: string): string => (etag.startsWith('W/') ? etag : `W/${etag}`);

/** An ETag as a browser sends it back: what was compressed came with a weak one. */
export const isSameTag = (request: FastifyRequest, etag: string): boolean =>
  request.headers['if-none-match']?.replace(/^W\//, '') === etag.replace(/^W\//, '');

export const compressed = (app: FastifyInstance): void => {
  app.addHook('onSend', async (request: FastifyRequest, reply: FastifyReply, payload: unknown) => {
    if (typeof payload !== 'string' && !Buffer.isBuffer(payload)) return payload;
    if (payload.length < least || !ofText.test(String(reply.getHeader('content-type') ?? ''))) return payload;
    if (reply.hasHeader('content-encoding') || reply.hasHeader('content-range')) return payload;
    const vary = reply.getHeader('vary');
    reply.header('vary', vary === undefined ? 'accept-encoding' : `${String(vary)}, accept-encoding`);
    const coding = codingOf(request.headers['accept-encoding']);
    if (!coding) return payload;
    const body = await coded(payload, coding);
    const etag = reply.getHeader('etag');
    if (etag !== undefined) reply.header('etag', weak(String(etag)));
    reply.header('content-encoding', coding).removeHeader('content-length');
    return body;
  });
};

/** Reference lists come with a tag: who has them already is told so, and not sent them again. */
import { createHash } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import { isSameTag } from './compressed.ts';

const lists = /^\/api\/get-ref\//;

/** Before the answer is compressed: the tag is of what it says. */
export const unchangedLists = (app: FastifyInstance): void => {
  app.addHook('onSend', async (request, reply, payload) => {
    if (request.method !== 'GET' || reply.statusCode !== 200 || !lists.test(request.url)) return payload;
    if (typeof payload !== 'string' && !Buffer.isBuffer(payload)) return payload;
    const etag = `"${createHash('sha1').update(payload).digest('base64url')}"`;
    // Asked each time, as an Administrator may change a list; in the language of the session.
    reply.headers({ etag, 'cache-control': 'private, no-cache', vary: 'cookie, accept-language' });
    if (!isSameTag(request, etag)) return payload;
    reply.status(304).removeHeader('content-length').removeHeader('content-type');
    return '';
  });
};

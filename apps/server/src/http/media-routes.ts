/** Files stream: uploads into the store while they arrive, downloads straight out of it. Access is asked at each request. */
import multipart from '@fastify/multipart';
import { AttachmentMetadata } from '@naskhah/contract/media';
import type { Db } from '@naskhah/db/tables';
import { uploadLimit } from '@naskhah/kernel/upload-limit';
import { isShownInline, type MediaNeeds, readableFile, saveFile } from '@naskhah/modules/media/host';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { type Sessions, sendProblem, visitOf } from './api.ts';
import { inputFaults } from './input-faults.ts';
import { problem } from './problem.ts';
import { isSameOrigin } from './same-origin.ts';

const encodedName = (name: string): string =>
  `filename="${name.replace(/[^\x20-\x7e]|["\\]/g, '_')}"; filename*=UTF-8''${encodeURIComponent(name)}`;

export const mediaRoutes = async (
  app: FastifyInstance,
  db: Db,
  needs: MediaNeeds,
  sessions: Sessions,
): Promise<void> => {
  await app.register(multipart, {
    limits: { files: 1, fields: 4, fieldSize: 20_000, fileSize: Number.MAX_SAFE_INTEGER },
  });

  app.post('/media/files/save-file', async (request, reply) => {
    const { actor, visit } = await visitOf(request, reply, sessions);
    const { language } = visit;
    if (!isSameOrigin(request, sessions.fixedOrigin)) return sendProblem(reply, 'other-origin', language, 403);
    if (actor.kind !== 'person' && actor.kind !== 'link') return sendProblem(reply, 'not-logged-in', language);
    if (!request.isMultipart()) return sendProblem(reply, 'wrong-type', language);
    const part = await request.file();
    if (!part) return sendProblem(reply, 'unreadable-body', language, 400);
    const content = await needs.store.receive(part.file, uploadLimit);
    const field = part.fields.attachment_metadata;
    const text = field && 'value' in field ? String(field.value) : '{}';
    const metadata = AttachmentMetadata.safeParse(parsed(text));
    if (!metadata.success) {
      await content.drop();
      const document = problem('input-refused', language, { fields: inputFaults(metadata.error.issues), status: 422 });
      return reply.status(422).type('application/problem+json').send(document);
    }
    const { id, ref_id, type, label } = metadata.data;
    const input = { id, refId: ref_id, use: type, label, language: metadata.data.language, filename: part.filename };
    const saved = await saveFile(db, needs)(actor, input, content);
    return saved.ok ? reply.send({ id: saved.value.id }) : sendProblem(reply, saved.refusal, language);
  });

  const send = (as: 'inline' | 'attachment') => async (request: FastifyRequest, reply: FastifyReply, id: string) => {
    const { actor, visit } = await visitOf(request, reply, sessions);
    const file = /^[0-9a-f-]{36}$/i.test(id) ? await readableFile(db, needs.rights, actor, id) : undefined;
    if (!file) return sendProblem(reply, 'file-not-found', visit.language);
    const shown = as === 'inline' && isShownInline(file.mime);
    return reply
      .headers({
        'content-type': shown || as === 'attachment' ? file.mime : 'application/octet-stream',
        'content-length': String(file.size),
        'content-disposition': `${shown ? 'inline' : 'attachment'}; ${encodedName(file.filename)}`,
        'content-security-policy': "sandbox; default-src 'none'; img-src 'self'; style-src 'unsafe-inline'",
        'cache-control': 'private, no-cache',
      })
      .send(needs.store.read(file.sha256));
  };
  app.get<{ Params: { id: string } }>('/media/files/content/:id', (request, reply) =>
    send('inline')(request, reply, request.params.id),
  );
  app.get<{ Querystring: { id?: string } }>('/media/files/get-file', (request, reply) =>
    send('inline')(request, reply, request.query.id ?? ''),
  );
  app.get<{ Querystring: { id?: string } }>('/media/files/download-file', (request, reply) =>
    send('attachment')(request, reply, request.query.id ?? ''),
  );
};

const parsed = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
};

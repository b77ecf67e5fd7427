/** Uploads in parts by the tus protocol 1.0.0: whose they are is asked here, the parts are the library's. */
import type { MediaRoutes } from '@naskhah/modules/media/host';
import { type DataStore, Server } from '@tus/server';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { type Sessions, sendProblem } from './api.ts';
import { begunUpload } from './begun-upload.ts';
import { type CodeFaults, faultsOfMetadata } from './coded-fields.ts';
import { sendFaults } from './send-faults.ts';
import { mayBegin, uploaderOf } from './upload-gate.ts';
import { uploadLocks } from './upload-locks.ts';

const path = '/media/files/resumable';
/** The library's ids are places in the store. */
const folder = 'incoming/';

export const resumableRoutes = (
  app: FastifyInstance,
  media: MediaRoutes,
  sessions: Sessions,
  { datastore, codeFaults }: { datastore: DataStore; codeFaults: CodeFaults },
): void => {
  const tus = new Server({
    path,
    datastore,
    locker: uploadLocks(media, (key) => key.slice(folder.length)),
    lockDrainTimeout: 1000,
    allowedOrigins: [],
    namingFunction: (_request, metadata) => `${folder}${metadata?.id?.toLowerCase()}`,
    generateUrl: (_request, { id }) => `${path}/${id.slice(folder.length)}`,
    getFileIdFromRequest: (_request, id) => `${folder}${id?.toLowerCase()}`,
  });
  // The bytes are the library's to read.
  app.addContentTypeParser('application/offset+octet-stream', (_request, _payload, done) => done(null));

  const handOver = async (request: FastifyRequest, reply: FastifyReply): Promise<void> => {
    reply.hijack();
    for (const [name, value] of Object.entries(reply.getHeaders())) if (value) reply.raw.setHeader(name, value);
    await tus.handle(request.raw, reply.raw);
  };

  app.post(path, async (request, reply) => {
    const uploader = await uploaderOf(request, reply, sessions);
    if (!uploader) return reply;
    const { actor, language } = uploader;
    if (!(await mayBegin(request, reply, uploader, media))) return reply;
    const begun = begunUpload(request);
    if (!begun.ok) return sendFaults(reply, begun.fields, language);
    const faults = await faultsOfMetadata(codeFaults, begun.value);
    if (faults.length > 0) return sendFaults(reply, faults, language);
    const { id, ref_id, type, label, language: written, filename, length } = begun.value;
    const about = { id, refId: ref_id, use: type, label, language: written ?? null, filename, size: Number(length) };
    const allowed = await media.beginUpload(actor, about);
    if (!allowed.ok) return sendProblem(reply, allowed.refusal, language);
    await handOver(request, reply);
    return reply;
  });

  app.route<{ Params: { id: string } }>({
    method: ['HEAD', 'PATCH', 'DELETE'],
    url: `${path}/:id`,
    handler: async (request, reply) => {
      const uploader = await uploaderOf(request, reply, sessions);
      if (!uploader) return reply;
      const { id } = request.params;
      const isId = /^[0-9a-f-]{36}$/i.test(id);
      const upload = isId ? await media.ownUpload(id, uploader.actor.person) : undefined;
      if (!upload) return sendProblem(reply, 'file-not-found', uploader.language);
      if (upload.refusal) return sendProblem(reply, upload.refusal, uploader.language);
      await handOver(request, reply);
      if (request.method === 'DELETE' && reply.raw.statusCode === 204) await media.dropUpload(id);
      return reply;
    },
  });
};

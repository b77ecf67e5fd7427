/** Who may begin to send a file: somebody with a session, from our own pages, and not too often. */
import type { Actor } from '@naskhah/kernel/actor';
import type { Language } from '@naskhah/kernel/language';
import type { MediaRoutes } from '@naskhah/modules/media/host';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { type Sessions, sendProblem, visitOf } from './api.ts';
import { isSameOrigin } from './same-origin.ts';

export type Uploader = { actor: Extract<Actor, { kind: 'person' | 'link' }>; language: Language };

/** The uploader, or nothing when the refusal has been sent. */
export const uploaderOf = async (
  request: FastifyRequest,
  reply: FastifyReply,
  sessions: Sessions,
): Promise<Uploader | undefined> => {
  const { actor, visit } = await visitOf(request, reply, sessions);
  const { language } = visit;
  const refused = !isSameOrigin(request, sessions.fixedOrigin)
    ? sendProblem(reply, 'other-origin', language, 403)
    : actor.kind !== 'person' && actor.kind !== 'link'
      ? sendProblem(reply, 'not-logged-in', language)
      : actor.kind === 'person' && actor.key === 'read'
        ? sendProblem(reply, 'not-by-key', language)
        : undefined;
  return refused || (actor.kind !== 'person' && actor.kind !== 'link') ? undefined : { actor, language };
};

/** Counts an upload that begins; `false` when the refusal has been sent. */
export const mayBegin = async (
  request: FastifyRequest,
  reply: FastifyReply,
  { actor, language }: Uploader,
  media: Pick<MediaRoutes, 'allowUpload'>,
): Promise<boolean> => {
  const allowed = await media.allowUpload({ person: actor.person, address: request.ip });
  if (!allowed.allowed) {
    reply.header('retry-after', String(allowed.retryAfterSeconds));
    sendProblem(reply, 'too-many-uploads', language);
  }
  return allowed.allowed;
};

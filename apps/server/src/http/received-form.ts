/** The form of an upload: one file, streamed into the store while it arrives, and what is said of it, in either order. */
import { AttachmentMetadata, formParts } from '@naskhah/contract/media/streaming';
import type { FieldFault } from '@naskhah/kernel/result';
import { oneRequestLimit } from '@naskhah/kernel/upload-limit';
import type { ContentStore, ReceivedContent } from '@naskhah/modules/media';
import type { FastifyRequest } from 'fastify';
import type * as z from 'zod';
import { inputFaults } from './input-faults.ts';

type Received =
  | { is: 'whole'; content: ReceivedContent; filename: string; about: z.infer<typeof AttachmentMetadata> }
  | { is: 'faulty'; fields: FieldFault[] }
  | { is: 'no-file' }
  | { is: 'broken' };

const parsed = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
};

/** Faults of the form itself, by its reader: an end before the end, more files than one. */
const isBroken = (error: unknown): boolean =>
  error instanceof Error &&
  (/^FST_/.test(String((error as { code?: unknown }).code)) ||
    /Unexpected end|Premature close|premature|aborted|Malformed/i.test(error.message));

export const receivedForm = async (request: FastifyRequest, store: ContentStore): Promise<Received> => {
  let content: ReceivedContent | undefined;
  let filename = '';
  let said = '{}';
  try {
    for await (const part of request.parts()) {
      if (part.type === 'file') {
        filename = part.filename;
        content = await store.receive(part.file, oneRequestLimit);
      } else if (part.fieldname === formParts.metadata) said = String(part.value);
    }
  } catch (error) {
    await content?.drop();
    if (isBroken(error)) return { is: 'broken' };
    throw error;
  }
  if (!content) return { is: 'no-file' };
  const about = AttachmentMetadata.safeParse(parsed(said));
  if (about.success) return { is: 'whole', content, filename, about: about.data };
  await content.drop();
  return { is: 'faulty', fields: inputFaults(about.error.issues) };
};

/** What the creation request of the tus protocol says of a file: its length, and metadata as of save-file. */
import { AttachmentMetadata, TusCreation } from '@naskhah/contract/media/streaming';
import type { FieldFault } from '@naskhah/kernel/result';
import { Metadata } from '@tus/server';
import type { FastifyRequest } from 'fastify';
import * as z from 'zod';
import { inputFaults } from './input-faults.ts';

const Begun = AttachmentMetadata.required({ id: true }).extend({
  filename: z.string().min(1).max(1000),
  length: TusCreation.shape['upload-length'],
});

const metadataIn = (header: unknown): Record<string, string | null> => {
  try {
    return Metadata.parse(String(header));
  } catch {
    return {};
  }
};

export const begunUpload = (
  request: FastifyRequest,
): { ok: true; value: z.infer<typeof Begun> } | { ok: false; fields: FieldFault[] } => {
  const { 'upload-metadata': said, 'upload-length': length } = request.headers;
  const read = Begun.safeParse({ ...metadataIn(said), length });
  return read.success ? { ok: true, value: read.data } : { ok: false, fields: inputFaults(read.error.issues) };
};

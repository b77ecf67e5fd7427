import { traceKinds } from '@naskhah/kernel/file-trace';
import { fileUses } from '@naskhah/kernel/file-use';
import * as z from 'zod';
import { call, refusals, session, sessionOrLink } from '../call.ts';
import { code } from '../coded.ts';
import { uuid } from '../fields.ts';
import { AttachedFile } from './attached-file.ts';

/** save-file, get-file, download-file and content/{id} stream: the server binds them as routes of their own (`media-routes`). */
export const getAttData = call
  .route({
    method: 'POST',
    path: '/media/files/get-att-data',
    summary: 'The files attached to a record, as far as the caller may see them',
  })
  .meta({ access: sessionOrLink, limit: 'read' })
  .input(z.object({ ref_id: uuid }))
  .output(z.array(AttachedFile))
  .errors(refusals('file-not-found'));

export const fileTraces = call
  .route({
    method: 'POST',
    path: '/api/admin/media/file-traces',
    summary:
      'What the files of a record say of their makers, and whether readers who may not know them can have a copy',
  })
  .meta({ access: session, limit: 'read' })
  .input(z.object({ ref_id: uuid }))
  .output(
    z.array(
      z.object({
        id: uuid,
        use: z.enum(fileUses),
        filename: z.string(),
        /** False: no reader who may not know its makers gets it. */
        cleaned: z.boolean(),
        /** What a cleaned copy does not hold. */
        traces: z.array(z.object({ kind: z.enum(traceKinds), values: z.array(z.string()) })),
        /** Authors whose names stand in the text, which no copy changes. */
        names: z.array(z.string()),
      }),
    ),
  );

export const deleteFile = call
  .route({ method: 'POST', path: '/media/files/delete-file', summary: 'Take a file off its record' })
  .meta({ access: sessionOrLink, limit: 'act' })
  .input(z.object({ id: uuid }))
  .output(z.object({ done: z.literal(true) }))
  .errors(refusals('file-not-found', 'submission-frozen'));

/** What comes with an upload, as JSON in the field attachment_metadata. */
export const AttachmentMetadata = z.strictObject({
  id: uuid.optional(),
  ref_id: uuid,
  type: z.enum(fileUses),
  label: z.string().trim().max(300).default(''),
  language: code('language').optional(),
});

/** Instead of a form: the upload in parts that is finished. */
export const FinishedUpload = z.strictObject({ upload: uuid });

/** Calls that stream: path and access, for the documentation and the walks over all calls. */
export const streamingCalls = [
  { method: 'POST', path: '/media/files/save-file', who: 'session-or-link' },
  // The tus protocol, version 1.0.0: creation, termination; finished by save-file.
  { method: 'POST', path: '/media/files/resumable', who: 'session-or-link' },
  { method: 'HEAD', path: '/media/files/resumable/{id}', who: 'session-or-link' },
  { method: 'PATCH', path: '/media/files/resumable/{id}', who: 'session-or-link' },
  { method: 'DELETE', path: '/media/files/resumable/{id}', who: 'session-or-link' },
  { method: 'GET', path: '/media/files/content/{id}', who: 'anyone' },
  { method: 'GET', path: '/media/files/get-file', who: 'anyone' },
  { method: 'GET', path: '/media/files/download-file', who: 'anyone' },
] as const;

export const media = { getAttData, fileTraces, deleteFile };

import { traceKinds } from '@naskhah/kernel/file-trace';
import { fileUses } from '@naskhah/kernel/file-use';
import * as z from 'zod';
import { call, refusals, session, sessionOrLink } from '../call.ts';
import { uuid } from '../fields.ts';
import { AttachedFile } from './attached-file.ts';

/** Whatever streams stands in `streaming.ts`. */
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

export const media = { getAttData, fileTraces, deleteFile };

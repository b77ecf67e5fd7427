import * as z from 'zod';
import { call, refusals, session } from '../call.ts';
import { uuid } from '../fields.ts';
import { Reference } from '../submissions/calls.ts';

export const getReferenceList = call
  .route({
    method: 'POST',
    path: '/api/admin/pengurusan-jurnal/pengurusan-artikel/get-reference-list',
    summary: 'The references of an article, in order',
  })
  .meta({ access: session, limit: 'read', statements: 2 })
  .input(z.object({ article_id: uuid }))
  .output(z.array(Reference))
  .errors(refusals('submission-not-found'));

export const saveReferenceList = call
  .route({
    method: 'POST',
    path: '/api/admin/pengurusan-jurnal/pengurusan-artikel/save-reference-list',
    summary: 'Save the reference list, as entries or as one pasted text that is split',
  })
  .meta({ access: session, limit: 'act' })
  .input(
    z.object({
      article_id: uuid,
      entries: z.array(z.object({ id: uuid, raw: z.string().trim().min(1).max(5000) })).max(3000),
      pasted: z.string().max(1_000_000).optional(),
    }),
  )
  .output(z.array(Reference))
  .errors(refusals('submission-not-found', 'submission-frozen'));

export const references = { getReferenceList, saveReferenceList };

import * as z from 'zod';
import { anyone, call, refusals } from '../call.ts';

const Entry = z.object({ label: z.string(), label_en: z.string(), label_ms: z.string() });
export const ValueEntry = Entry.extend({
  value: z.string(),
  parent: z.string().nullable().optional(),
  /** No longer offered; records that name it still show its label. */
  retired: z.literal(true).optional(),
});
export const RoleEntry = Entry.extend({ acl: z.int() });

export const ReferenceData = z.object({
  country: z.array(ValueEntry),
  role: z.array(RoleEntry),
  stage: z.array(ValueEntry),
  discipline: z.array(ValueEntry),
  article_type: z.array(ValueEntry),
  credit_role: z.array(ValueEntry),
  license: z.array(ValueEntry),
  language: z.array(ValueEntry),
  user_manual: z.array(ValueEntry),
});

export const getRef = call
  .route({ method: 'GET', path: '/api/get-ref/{code}', summary: 'Reference lists: all of them, or one' })
  .meta({ access: anyone, limit: 'read', statements: 2 })
  .input(z.object({ code: z.string().max(60) }))
  .output(ReferenceData.partial())
  .errors(refusals('list-not-found'));

export const referenceData = { getRef };

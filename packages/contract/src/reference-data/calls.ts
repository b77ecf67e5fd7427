import { type CodeList, codeListNames } from '@naskhah/kernel/code-lists';
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

type Lists = Record<CodeList, z.ZodArray<typeof ValueEntry>>;

/** Every code table, and the platform's roles. */
export const ReferenceData = z.object({
  role: z.array(RoleEntry),
  ...(Object.fromEntries(codeListNames.map((list) => [list, z.array(ValueEntry)])) as Lists),
});

export const getRef = call
  .route({ method: 'GET', path: '/api/get-ref/{code}', summary: 'Reference lists: all of them, or one' })
  .meta({ access: anyone, limit: 'read', statements: 2 })
  .input(z.object({ code: z.string().max(60) }))
  .output(ReferenceData.partial())
  .errors(refusals('list-not-found'));

export const referenceData = { getRef };

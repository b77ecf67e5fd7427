import * as z from 'zod';
import { call, refusals, session } from '../call.ts';
import { uuid, version } from '../fields.ts';

const ListName = z.enum(['workspace', 'journals']);

export const SavedView = z.object({
  id: uuid,
  name: z.string(),
  /** The search part of the list's address, without page. */
  search: z.string(),
  /** The one that the list opens with. */
  opens: z.boolean(),
  version: z.int(),
});

export const listSavedViews = call
  .route({
    method: 'POST',
    path: '/api/admin/desk/list-saved-views',
    summary: "The caller's own saved views of a list",
  })
  .meta({ access: session, limit: 'read', statements: 1 })
  .input(z.object({ list: ListName }))
  .output(z.array(SavedView))
  .errors({});

export const saveView = call
  .route({
    method: 'POST',
    path: '/api/admin/desk/save-view',
    summary: 'Keep a view of a list, rename it, or make it the one that opens',
  })
  .meta({ access: session, limit: 'act' })
  .input(
    z.object({
      id: uuid,
      /** Left out for a new one. */
      version: version.optional(),
      list: ListName,
      name: z.string().trim().min(1).max(60),
      search: z.string().max(8000),
      /** False for a new one that does not say. */
      opens: z.boolean().optional(),
    }),
  )
  .output(SavedView)
  .errors(refusals('view-not-found', 'stale-version', 'view-name-taken', 'too-many-views'));

export const deleteView = call
  .route({ method: 'POST', path: '/api/admin/desk/delete-view', summary: 'Remove a saved view' })
  .meta({ access: session, limit: 'act' })
  .input(z.object({ id: uuid, version }))
  .output(z.object({ done: z.literal(true) }))
  .errors(refusals('view-not-found', 'stale-version'));

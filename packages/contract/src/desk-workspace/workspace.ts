import { articleStates, turns } from '@naskhah/kernel/article-words';
import * as z from 'zod';
import { call, session } from '../call.ts';
import { listOf, listQuery, uuid } from '../fields.ts';
import { WorkspaceRow, workspaceViews } from './views.ts';

/** An empty list asks for nothing; several values of one list are alternatives. */
export const WorkspaceFilters = z
  .object({
    view: z.enum(workspaceViews).default('all'),
    journal: z.array(uuid).max(200).default([]),
    section: z.array(uuid).max(200).default([]),
    state: z.array(z.enum(articleStates)).max(30).default([]),
    turn: z.array(z.enum(turns)).max(10).default([]),
    overdue: z.boolean().default(false),
  })
  .prefault({});

export const workspaceSorts = ['due', '-due', 'submitted', '-submitted', 'title', '-title'] as const;

/** The editor's workspace: every article of the journals and articles the caller handles. */
export const getArticleListing = call
  .route({ method: 'POST', path: '/api/admin/articles/get-article-listing', summary: "The editor's workspace" })
  .meta({ access: session, limit: 'read', statements: 2 })
  .input(listQuery(WorkspaceFilters, workspaceSorts))
  .output(listOf(WorkspaceRow))
  .errors({});

export const workspaceCounts = call
  .route({ method: 'POST', path: '/api/admin/desk/workspace-counts', summary: 'How many articles each view holds' })
  .meta({ access: session, limit: 'read', statements: 1 })
  .output(
    z.object({
      views: z.record(z.enum(workspaceViews), z.int()),
      journals: z.array(z.object({ id: uuid, name_en: z.string(), name_ms: z.string() })),
    }),
  )
  .errors({});

export const workspaceFound = call
  .route({
    method: 'POST',
    path: '/api/admin/desk/workspace-found',
    summary: 'How many articles each view holds of those that words and filters find',
  })
  .meta({ access: session, limit: 'read', statements: 1 })
  .input(z.object({ q: z.string().trim().max(200).default(''), filters: WorkspaceFilters }))
  .output(z.record(z.enum(workspaceViews), z.int()))
  .errors({});

export const workspaceSections = call
  .route({
    method: 'POST',
    path: '/api/admin/desk/workspace-sections',
    summary: 'The sections of a journal of the workspace, to filter by',
  })
  .meta({ access: session, limit: 'read', statements: 1 })
  .input(z.object({ journal: uuid }))
  .output(z.array(z.object({ id: uuid, title_en: z.string(), title_ms: z.string() })))
  .errors({});

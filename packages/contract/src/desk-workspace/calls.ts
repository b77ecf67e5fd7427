import * as z from 'zod';
import { call, session } from '../call.ts';
import { listQuery, uuid } from '../fields.ts';
import { getArticleList } from './journal-articles.ts';
import { journalListing } from './journals.ts';
import { deleteView, listSavedViews, saveView } from './saved-views.ts';
import { MyReviewRow, MySubmissionRow } from './views.ts';
import { getArticleListing, workspaceCounts, workspaceFound, workspaceSections } from './workspace.ts';

export const getMyArticleList = call
  .route({
    method: 'POST',
    path: '/api/admin/article-submission/get-my-article-list',
    summary: "The author's own submissions, drafts included",
  })
  .meta({ access: session, limit: 'read', statements: 1 })
  .input(listQuery(z.object({}).default({}), ['-updated', 'updated']))
  .output(z.object({ total: z.int(), rows: z.array(MySubmissionRow) }))
  .errors({});

export const getMyAssign = call
  .route({ method: 'POST', path: '/api/admin/tasks/workflow/get-my-assign', summary: "The reviewer's own assignments" })
  .meta({ access: session, limit: 'read', statements: 1 })
  .input(listQuery(z.object({}).default({}), ['due', '-due']))
  .output(z.object({ total: z.int(), rows: z.array(MyReviewRow) }))
  .errors({});

export const commandSearch = call
  .route({
    method: 'POST',
    path: '/api/admin/desk/command-search',
    summary: 'Articles, journals and people for the command palette',
  })
  .meta({ access: session, limit: 'read', statements: 3 })
  .input(z.object({ q: z.string().trim().min(2).max(100) }))
  .output(
    z.object({
      articles: z.array(z.object({ id: uuid, number: z.string(), title: z.string(), title_lang: z.string() })),
      journals: z.array(z.object({ id: uuid, name_en: z.string(), name_ms: z.string(), path: z.string() })),
      /** Everybody for an Administrator, else the teams that the caller manages: where one of them is opened. */
      people: z.array(
        z.object({
          user_id: uuid,
          name: z.string(),
          affiliation: z.string(),
          /** Of whose team the person is; null for an Administrator, who opens their record. */
          journal: z.object({ id: uuid, name_en: z.string(), name_ms: z.string() }).nullable(),
        }),
      ),
      /** Whose issues the caller handles. */
      issues_of: z.array(z.object({ id: uuid, name_en: z.string(), name_ms: z.string() })),
    }),
  )
  .errors({});

export const deskWorkspace = {
  getArticleListing,
  getArticleList,
  workspaceCounts,
  workspaceFound,
  workspaceSections,
  journalListing,
  listSavedViews,
  saveView,
  deleteView,
  getMyArticleList,
  getMyAssign,
  commandSearch,
};

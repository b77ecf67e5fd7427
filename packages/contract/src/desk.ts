import { articleStates, turns } from '@naskhah/kernel/article-words';
import * as z from 'zod';
import { call, refusals, session } from './call.ts';
import { listQuery, localized, uuid } from './fields.ts';

/** One invited reviewer as lists show it: full block: report in; half: at work; empty: invited. */
export const ReviewerBlock = z.object({
  state: z.enum(['invited', 'working', 'in', 'declined']),
  due: z.string().nullable(),
});

export const WorkspaceRow = z.object({
  id: uuid,
  number: z.string(),
  article_title: z.string(),
  authors: z.string(),
  journal_id: uuid,
  journal_en: z.string(),
  journal_ms: z.string(),
  state: z.enum(articleStates),
  round: z.int(),
  turn: z.enum(turns),
  your_turn: z.boolean(),
  since: z.string(),
  due: z.string().nullable(),
  /** Whole days past due in the journal's time zone; null when not overdue. */
  overdue_days: z.int().nullable(),
  reviewers: z.array(ReviewerBlock),
  age_days: z.int(),
});

export const workspaceViews = [
  'needs-my-action',
  'unassigned',
  'pending-reviewers',
  'under-review',
  'revisions',
  'copyediting',
  'production',
  'overdue',
  'all',
] as const;

const WorkspaceFilters = z
  .object({ view: z.enum(workspaceViews).default('all'), journal: z.array(uuid).default([]) })
  .default({ view: 'all', journal: [] });

/** The editor's workspace: every article of the journals and articles the caller handles. */
export const getArticleListing = call
  .route({ method: 'POST', path: '/api/admin/articles/get-article-listing', summary: "The editor's workspace" })
  .meta({ access: session, limit: 'read', statements: 2 })
  .input(listQuery(WorkspaceFilters, ['due', '-due', 'submitted', '-submitted', 'title', '-title']))
  .output(z.object({ total: z.int(), rows: z.array(WorkspaceRow) }))
  .errors({});

export const workspaceCounts = call
  .route({ method: 'POST', path: '/api/admin/desk/workspace-counts', summary: 'How many articles each view holds' })
  .meta({ access: session, limit: 'read', statements: 1 })
  .output(
    z.object({
      views: z.record(z.enum(workspaceViews), z.int()),
      journals: z.array(z.object({ id: uuid, name_en: z.string(), name_ms: z.string(), count: z.int() })),
    }),
  )
  .errors({});

export const MySubmissionRow = z.object({
  id: uuid,
  number: z.string().nullable(),
  article_title: z.string(),
  journal_en: z.string(),
  journal_ms: z.string(),
  state: z.enum(articleStates),
  turn: z.enum(turns),
  your_turn: z.boolean(),
  due: z.string().nullable(),
  overdue_days: z.int().nullable(),
  step: z.string().nullable(),
  updated_at: z.string(),
});

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

export const MyReviewRow = z.object({
  id: uuid,
  article_title: z.string(),
  journal_en: z.string(),
  journal_ms: z.string(),
  state: z.string(),
  answer_due: z.string(),
  review_due: z.string(),
  overdue_days: z.int().nullable(),
  round: z.int(),
});

export const getMyAssign = call
  .route({ method: 'POST', path: '/api/admin/tasks/workflow/get-my-assign', summary: "The reviewer's own assignments" })
  .meta({ access: session, limit: 'read', statements: 1 })
  .input(listQuery(z.object({}).default({}), ['due', '-due']))
  .output(z.object({ total: z.int(), rows: z.array(MyReviewRow) }))
  .errors({});

const PersonShown = z.object({ id: uuid.nullable(), name: z.string() });

/** The article page: everything that this viewer may see, and what this viewer can do. */
export const ArticleRecord = z.object({
  id: uuid,
  number: z.string(),
  version: z.int(),
  journal: z.object({ id: uuid, path: z.string(), name_en: z.string(), name_ms: z.string() }),
  article_title: localized,
  abstract: localized,
  keywords: z.record(z.string(), z.array(z.string())),
  article_type: z.string(),
  language: z.string(),
  status: z.string(),
  stage: z.string(),
  state: z.enum(articleStates),
  turn: z.enum(turns),
  your_turn: z.boolean(),
  since: z.string(),
  due: z.string().nullable(),
  overdue_days: z.int().nullable(),
  viewer: z.enum(['author', 'editor', 'production']),
  authors: z.array(
    z.object({ name: z.string(), affiliation: z.string(), orcid: z.string().nullable(), corresponding: z.boolean() }),
  ),
  participants: z.array(z.object({ id: uuid, user_id: uuid, name: z.string(), role: z.string() })),
  rounds: z.array(
    z.object({
      id: uuid,
      number: z.int(),
      state: z.string(),
      anonymity: z.string(),
      opened_at: z.string(),
      revisions_due: z.string().nullable(),
      reviews: z.array(
        z.object({
          id: uuid,
          reviewer: PersonShown,
          affiliation: z.string(),
          state: z.string(),
          answer_due: z.string(),
          review_due: z.string(),
          invited_at: z.string(),
          submitted_at: z.string().nullable(),
          overdue_days: z.int().nullable(),
          recommendation: z.string().nullable(),
          comments_to_author: z.string(),
          comments_to_editor: z.string(),
          decline_reason: z.string().nullable(),
        }),
      ),
      revision: z.object({ number: z.int(), reply: z.string(), submitted_at: z.string() }).nullable(),
    }),
  ),
  decisions: z.array(
    z.object({
      id: uuid,
      kind: z.string(),
      at: z.string(),
      by: z.string().nullable(),
      note: z.string(),
      is_recommendation: z.boolean(),
    }),
  ),
  files: z.array(
    z.object({
      id: uuid,
      use: z.string(),
      filename: z.string(),
      label: z.string(),
      type: z.string(),
      size: z.int(),
      created_at: z.string(),
    }),
  ),
  stage_work: z.array(
    z.object({
      id: uuid,
      stage: z.string(),
      user_id: uuid,
      name: z.string(),
      due: z.string(),
      done_at: z.string().nullable(),
    }),
  ),
  galleys: z.array(z.object({ id: uuid, kind: z.string(), label: z.string(), language: z.string() })),
  issue: z.object({ id: uuid, label: z.string(), state: z.string() }).nullable(),
  references: z.int(),
  dates: z.object({ submitted: z.string(), accepted: z.string().nullable(), published: z.string().nullable() }),
  can: z.object({
    assign_editor: z.boolean(),
    invite_reviewer: z.boolean(),
    decide: z.array(z.string()),
    recommend: z.boolean(),
    submit_revision: z.boolean(),
    assign_stage_work: z.boolean(),
    finish_stage_work: z.boolean(),
    add_galley: z.boolean(),
    schedule: z.boolean(),
    see_timeline: z.boolean(),
  }),
});

export const getDataArtikel = call
  .route({
    method: 'GET',
    path: '/api/admin/pengurusan-jurnal/pengurusan-artikel/get-data-artikel',
    summary: 'The article page for this viewer',
  })
  .meta({ access: session, limit: 'read', statements: 3 })
  .input(z.object({ id: uuid }))
  .output(ArticleRecord)
  .errors(refusals('article-not-found'));

export const TimelineEntry = z.object({
  log_title: z.string(),
  log_date: z.string(),
  log_user_fullname: z.string(),
  log_message: z.string(),
  log_template_content: z.string().nullable(),
  log_ref: z.object({
    attachment_file: z.string().nullable(),
    attachment_file_label: z.string().nullable(),
    email_id: z.string().nullable(),
    email_template: z
      .object({ subject: z.string(), body: z.string(), address: z.string(), sent_at: z.string().nullable() })
      .nullable(),
  }),
});

export const logsArticle = call
  .route({
    method: 'POST',
    path: '/api/admin/logs/article',
    summary: 'The timeline of an article, in this viewer’s words',
  })
  .meta({ access: session, limit: 'read', statements: 4 })
  .input(z.object({ id: uuid.optional(), doc_id: uuid.optional() }))
  .output(z.array(TimelineEntry))
  .errors(refusals('article-not-found'));

export const commandSearch = call
  .route({
    method: 'POST',
    path: '/api/admin/desk/command-search',
    summary: 'Articles, journals and people for the command palette',
  })
  .meta({ access: session, limit: 'read', statements: 2 })
  .input(z.object({ q: z.string().trim().min(2).max(100) }))
  .output(
    z.object({
      articles: z.array(z.object({ id: uuid, number: z.string(), title: z.string() })),
      journals: z.array(z.object({ id: uuid, name_en: z.string(), name_ms: z.string(), path: z.string() })),
    }),
  )
  .errors({});

export const desk = {
  getArticleListing,
  workspaceCounts,
  getMyArticleList,
  getMyAssign,
  getDataArtikel,
  logsArticle,
  commandSearch,
};

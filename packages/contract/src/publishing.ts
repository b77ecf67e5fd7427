import * as z from 'zod';
import { call, journal, refusals, session } from './call.ts';
import { day, localized, shortText, uuid, version } from './fields.ts';

const done = z.object({ done: z.literal(true) });
const volumeAccess = journal('volume');

export const Volume = z.object({
  id: uuid,
  journal_id: uuid,
  number: z.string(),
  year: z.int(),
  title: localized,
  issues: z.int(),
});

export const insertVolume = call
  .route({ method: 'POST', path: '/api/admin/pengurusan-jurnal/insert-volume', summary: 'Add a volume' })
  .meta({ access: volumeAccess, limit: 'act' })
  .input(
    z.object({
      id: uuid.optional(),
      journal_id: uuid,
      number: shortText.max(40),
      year: z.int().min(1500).max(2200),
      title: localized.default({}),
    }),
  )
  .output(Volume)
  .errors(refusals('journal-not-found', 'volume-exists'));

export const getVolumeList = call
  .route({
    method: 'POST',
    path: '/api/admin/pengurusan-jurnal/get-volume-list',
    summary: 'The volumes of a journal, newest first',
  })
  .meta({ access: volumeAccess, limit: 'read', statements: 1 })
  .input(z.object({ journal_id: uuid }))
  .output(z.array(Volume))
  .errors(refusals('journal-not-found'));

export const deleteVolume = call
  .route({ method: 'POST', path: '/api/admin/pengurusan-jurnal/delete-volume', summary: 'Delete an empty volume' })
  .meta({ access: volumeAccess, limit: 'act' })
  .input(z.object({ id: uuid }))
  .output(done)
  .errors(refusals('volume-not-found', 'volume-not-empty'));

export const IssueState = z.enum(['draft', 'compiled', 'requested', 'approved', 'public', 'returned', 'unpublished']);

export const IssueView = z.object({
  id: uuid,
  journal_id: uuid,
  journal_path: z.string(),
  journal_en: z.string(),
  journal_ms: z.string(),
  volume_id: uuid,
  volume: z.string(),
  year: z.int(),
  number: z.string(),
  title: localized,
  description: localized,
  continuous: z.boolean(),
  planned_on: z.string().nullable(),
  state: IssueState,
  requested_by: z.string().nullable(),
  approved_by: z.string().nullable(),
  return_reason: z.string().nullable(),
  published_at: z.string().nullable(),
  articles: z.int(),
  /** What is still missing before the issue may go on (the dry run). */
  missing: z.array(
    z.object({
      code: z.string(),
      article_id: uuid.nullable(),
      article_title: z.string().nullable(),
      message: z.string(),
    }),
  ),
  version: z.int(),
  can: z.object({
    edit: z.boolean(),
    request: z.boolean(),
    approve: z.boolean(),
    approve_finally: z.boolean(),
    return: z.boolean(),
  }),
});

export const insertIssue = call
  .route({ method: 'POST', path: '/api/admin/pengurusan-jurnal/insert-issue', summary: 'Add an issue, or save one' })
  .meta({ access: volumeAccess, limit: 'act' })
  .input(
    z.object({
      id: uuid.optional(),
      version: version.optional(),
      journal_id: uuid,
      volume_id: uuid,
      number: shortText.max(40),
      title: localized.default({}),
      description: localized.default({}),
      continuous: z.boolean().default(false),
      planned_on: day.nullable().default(null),
    }),
  )
  .output(IssueView)
  .errors(
    refusals(
      'journal-not-found',
      'volume-not-found',
      'issue-exists',
      'issue-not-found',
      'stale-version',
      'issue-public',
    ),
  );

export const getIssueList = call
  .route({
    method: 'POST',
    path: '/api/admin/pengurusan-jurnal/get-issue-list',
    summary: 'The issues of a journal, newest first',
  })
  .meta({ access: volumeAccess, limit: 'read', statements: 1 })
  .input(z.object({ journal_id: uuid }))
  .output(
    z.array(
      z.object({
        id: uuid,
        volume: z.string(),
        year: z.int(),
        number: z.string(),
        title: localized,
        state: IssueState,
        articles: z.int(),
        planned_on: z.string().nullable(),
        published_at: z.string().nullable(),
      }),
    ),
  )
  .errors(refusals('journal-not-found'));

export const getIssueData = call
  .route({
    method: 'POST',
    path: '/api/admin/pengurusan-jurnal/get-issue-data',
    summary: 'One issue with what it still misses',
  })
  .meta({ access: volumeAccess, limit: 'read', statements: 2 })
  .input(z.object({ id: uuid }))
  .output(IssueView)
  .errors(refusals('issue-not-found'));

export const deleteIssue = call
  .route({
    method: 'POST',
    path: '/api/admin/pengurusan-jurnal/delete-issue',
    summary: 'Delete an issue that was never public; its articles wait again',
  })
  .meta({ access: volumeAccess, limit: 'act' })
  .input(z.object({ id: uuid, version }))
  .output(done)
  .errors(refusals('issue-not-found', 'stale-version', 'issue-public'));

export const IssueArticle = z.object({
  article_id: uuid,
  number: z.string().nullable(),
  article_title: z.string(),
  authors: z.string(),
  section_en: z.string().nullable(),
  section_ms: z.string().nullable(),
  pages: z.string(),
  position: z.int(),
  galleys: z.array(z.object({ id: uuid, kind: z.string(), label: z.string(), language: z.string() })),
});

export const getIssueArticle = call
  .route({
    method: 'POST',
    path: '/api/admin/pengurusan-jurnal/get-issue-article',
    summary: 'The table of contents, in order',
  })
  .meta({ access: volumeAccess, limit: 'read', statements: 2 })
  .input(z.object({ issue_id: uuid }))
  .output(z.array(IssueArticle))
  .errors(refusals('issue-not-found'));

export const getContList = call
  .route({
    method: 'POST',
    path: '/api/admin/pengurusan-jurnal/get-cont-list',
    summary: 'Articles of the journal that wait for an issue',
  })
  .meta({ access: volumeAccess, limit: 'read', statements: 1 })
  .input(z.object({ journal_id: uuid }))
  .output(z.array(IssueArticle))
  .errors(refusals('journal-not-found'));

export const updateArticleIssue = call
  .route({
    method: 'POST',
    path: '/api/admin/pengurusan-jurnal/update-article-issue',
    summary: 'Set an article into an issue, or take it out',
  })
  .meta({ access: volumeAccess, limit: 'act' })
  .input(z.object({ article_id: uuid, issue_id: uuid.nullable(), pages: z.string().trim().max(40).optional() }))
  .output(done)
  .errors(refusals('article-not-found', 'issue-not-found', 'article-not-ready', 'issue-public'));

export const updateArticleIssueSort = call
  .route({
    method: 'POST',
    path: '/api/admin/pengurusan-jurnal/update-article-issue-sort',
    summary: 'Put the table of contents in this order',
  })
  .meta({ access: volumeAccess, limit: 'act' })
  .input(z.object({ issue_id: uuid, order: z.array(uuid).max(1000) }))
  .output(done)
  .errors(refusals('issue-not-found', 'order-wrong', 'issue-public'));

export const getIssueGalley = call
  .route({
    method: 'POST',
    path: '/api/admin/pengurusan-jurnal/get-issue-galley',
    summary: 'The galleys of an article',
  })
  .meta({ access: session, limit: 'read', statements: 2 })
  .input(z.object({ article_id: uuid }))
  .output(
    z.array(
      z.object({
        id: uuid,
        kind: z.string(),
        label: z.string(),
        language: z.string(),
        filename: z.string().nullable(),
        size: z.int().nullable(),
      }),
    ),
  )
  .errors(refusals('article-not-found'));

export const insertIssueGalley = call
  .route({
    method: 'POST',
    path: '/api/admin/pengurusan-jurnal/insert-issue-galley',
    summary: 'Make a galley of an uploaded file',
  })
  .meta({ access: session, limit: 'act' })
  .input(
    z.object({
      id: uuid.optional(),
      article_id: uuid,
      attachment_id: uuid,
      kind: z.enum(['pdf', 'html', 'xml', 'epub', 'supplementary']),
      label: shortText.max(60),
      language: z.string().regex(/^[a-z]{2,3}$/),
    }),
  )
  .output(done)
  .errors(refusals('article-not-found', 'file-not-found', 'not-allowed', 'wrong-type'));

export const deleteIssueGalley = call
  .route({
    method: 'POST',
    path: '/api/admin/pengurusan-jurnal/delete-issue-galley',
    summary: 'Take a galley off an article',
  })
  .meta({ access: session, limit: 'act' })
  .input(z.object({ id: uuid }))
  .output(done)
  .errors(refusals('galley-not-found', 'not-allowed'));

const step = z.object({ id: uuid, version, note: z.string().trim().max(2000).default('') });
const stepFaults = ['issue-not-found', 'stale-version', 'not-while-switched'] as const;

export const publishIssue = call
  .route({ method: 'POST', path: '/api/admin/pengurusan-jurnal/publish-issue', summary: 'Ask for publication' })
  .meta({ access: volumeAccess, limit: 'act' })
  .input(step)
  .output(IssueView)
  .errors(refusals(...stepFaults, 'issue-incomplete', 'issue-not-open'));

export const approvalIssue = call
  .route({ method: 'POST', path: '/api/admin/pengurusan-jurnal/approval-issue', summary: 'First approval' })
  .meta({ access: volumeAccess, limit: 'act' })
  .input(step)
  .output(IssueView)
  .errors(refusals(...stepFaults, 'issue-not-requested', 'second-person-required'));

export const finalApprovalIssue = call
  .route({
    method: 'POST',
    path: '/api/admin/pengurusan-jurnal/final-approval-issue',
    summary: 'Final approval, by another person: the issue is public',
  })
  .meta({ access: volumeAccess, limit: 'act' })
  .input(step)
  .output(IssueView)
  .errors(refusals(...stepFaults, 'issue-not-approved', 'second-person-required', 'issue-incomplete'));

export const returnIssue = call
  .route({
    method: 'POST',
    path: '/api/admin/publishing/return-issue',
    summary: 'Return an issue with a reason, from either approval',
  })
  .meta({ access: volumeAccess, limit: 'act' })
  .input(z.object({ id: uuid, version, reason: shortText.max(2000) }))
  .output(IssueView)
  .errors(refusals(...stepFaults, 'issue-not-requested'));

export const publishing = {
  insertVolume,
  getVolumeList,
  deleteVolume,
  insertIssue,
  getIssueList,
  getIssueData,
  deleteIssue,
  getIssueArticle,
  getContList,
  updateArticleIssue,
  updateArticleIssueSort,
  getIssueGalley,
  insertIssueGalley,
  deleteIssueGalley,
  publishIssue,
  approvalIssue,
  finalApprovalIssue,
  returnIssue,
};

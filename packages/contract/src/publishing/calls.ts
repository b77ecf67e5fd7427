import * as z from 'zod';
import { call, journal, refusals, session } from '../call.ts';
import { code } from '../coded.ts';
import { day, localized, shortText, uuid, version } from '../fields.ts';
import { approvalIssue, finalApprovalIssue, publishIssue, returnIssue } from './steps.ts';
import { IssueArticle, IssueState, IssueView, Volume } from './views.ts';

const done = z.object({ done: z.literal(true) });
const volumeAccess = journal('volume');

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
  .errors(refusals('another-content', 'journal-not-found', 'volume-exists'));

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
      title: localized.optional(),
      description: localized.optional(),
      continuous: z.boolean().optional(),
      planned_on: day.nullable().optional(),
    }),
  )
  .output(IssueView)
  .errors(
    refusals(
      'another-content',
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
        attachment_id: uuid.nullable(),
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
      language: code('language'),
    }),
  )
  .output(done)
  .errors(
    refusals('another-content', 'article-not-found', 'file-not-found', 'not-allowed', 'wrong-type', 'issue-public'),
  );

export const deleteIssueGalley = call
  .route({
    method: 'POST',
    path: '/api/admin/pengurusan-jurnal/delete-issue-galley',
    summary: 'Take a galley off an article',
  })
  .meta({ access: session, limit: 'act' })
  .input(z.object({ id: uuid }))
  .output(done)
  .errors(refusals('galley-not-found', 'not-allowed', 'issue-public'));

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

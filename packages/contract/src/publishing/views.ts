import * as z from 'zod';
import { localized, uuid } from '../fields.ts';

export const Volume = z.object({
  id: uuid,
  journal_id: uuid,
  number: z.string(),
  year: z.int(),
  title: localized,
  issues: z.int(),
});

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
  requested_at: z.string().nullable(),
  approved_by: z.string().nullable(),
  approved_at: z.string().nullable(),
  /** Who gave the final approval, at `published_at`. */
  finally_approved_by: z.string().nullable(),
  return_reason: z.string().nullable(),
  published_at: z.string().nullable(),
  articles: z.int(),
  /** What is still missing before the issue may go on (the dry run). */
  missing: z.array(
    z.object({
      code: z.string(),
      article_id: uuid.nullable(),
      article_title: z.string().nullable(),
      title_lang: z.string().nullable(),
      message: z.string(),
    }),
  ),
  /** What somebody should look at before it goes on; it holds nothing up. */
  notes: z.array(
    z.object({
      code: z.string(),
      article_id: uuid.nullable(),
      article_title: z.string().nullable(),
      title_lang: z.string().nullable(),
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

export const IssueArticle = z.object({
  article_id: uuid,
  number: z.string().nullable(),
  article_title: z.string(),
  /** In which the title is written (BCP 47). */
  title_lang: z.string(),
  authors: z.string(),
  section_en: z.string().nullable(),
  section_ms: z.string().nullable(),
  pages: z.string(),
  position: z.int(),
  galleys: z.array(z.object({ id: uuid, kind: z.string(), label: z.string(), language: z.string() })),
});

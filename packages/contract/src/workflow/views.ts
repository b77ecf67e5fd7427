import { recommendations } from '@naskhah/kernel/article-words';
import * as z from 'zod';
import { uuid } from '../fields.ts';
import { AnsweredForm } from '../forms/views.ts';

/** A mail as it will go out; what the person writes over it is sent as written. */
export const MailDraft = z.object({ to: z.string(), subject: z.string(), body: z.string() });

/** What the reviewer sees: never more of the authors than the review mode allows. */
export const ReviewPage = z.object({
  id: uuid,
  article_id: uuid,
  version: z.int(),
  state: z.string(),
  journal_en: z.string(),
  journal_ms: z.string(),
  issn: z.string().nullable(),
  eissn: z.string().nullable(),
  article_title: z.record(z.string(), z.string()),
  abstract: z.record(z.string(), z.string()),
  keywords: z.record(z.string(), z.array(z.string())),
  article_type: z.string(),
  language: z.string(),
  anonymity: z.string(),
  contributor: z.array(z.object({ name: z.string() })).nullable(),
  round: z.int(),
  answer_due: z.string(),
  review_due: z.string(),
  overdue_days: z.int().nullable(),
  files: z.array(z.object({ id: uuid, label: z.string(), filename: z.string(), type: z.string(), size: z.int() })),
  recommendation: z.enum(recommendations).nullable(),
  comments_to_author: z.string(),
  comments_to_editor: z.string(),
  competing_interests: z.string(),
  submitted_at: z.string().nullable(),
  /** What the journal asks of this reviewer, in the version of the day they were invited; null: nothing but the fields above. */
  form: AnsweredForm.nullable(),
});

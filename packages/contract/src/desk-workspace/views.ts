import { articleStates, turns } from '@naskhah/kernel/article-words';
import * as z from 'zod';
import { uuid } from '../fields.ts';

/** One invited reviewer as lists show it: full block: report in; half: at work; empty: invited. */
export const ReviewerBlock = z.object({
  state: z.enum(['invited', 'working', 'in', 'declined']),
  due: z.string().nullable(),
});

export const WorkspaceRow = z.object({
  id: uuid,
  number: z.string(),
  article_title: z.string(),
  /** In which the title is written (BCP 47). */
  title_lang: z.string(),
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
  submitted_at: z.string(),
  section_en: z.string(),
  section_ms: z.string(),
  /** Empty for who works on the article without editing it. */
  editors: z.string(),
  /** When a reviewer was last reminded. */
  reminded_at: z.string().nullable(),
  can: z.object({ assign_editor: z.boolean(), remind_reviewers: z.boolean() }),
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

export const MySubmissionRow = z.object({
  id: uuid,
  number: z.string().nullable(),
  article_title: z.string(),
  /** In which the title is written (BCP 47). */
  title_lang: z.string(),
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

export const MyReviewRow = z.object({
  id: uuid,
  article_title: z.string(),
  /** In which the title is written (BCP 47). */
  title_lang: z.string(),
  journal_en: z.string(),
  journal_ms: z.string(),
  state: z.string(),
  answer_due: z.string(),
  review_due: z.string(),
  overdue_days: z.int().nullable(),
  round: z.int(),
});

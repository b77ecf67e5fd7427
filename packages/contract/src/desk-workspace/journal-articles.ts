import { articleStates, turns } from '@naskhah/kernel/article-words';
import * as z from 'zod';
import { call, journal, refusals } from '../call.ts';
import { listOf, listQuery, uuid } from '../fields.ts';

const JournalArticleRow = z.object({
  id: uuid,
  number: z.string(),
  article_title: z.string(),
  /** In which the title is written (BCP 47). */
  title_lang: z.string(),
  authors: z.string(),
  section_en: z.string(),
  section_ms: z.string(),
  state: z.enum(articleStates),
  round: z.int(),
  turn: z.enum(turns),
  due: z.string().nullable(),
  /** Whole days past due in the journal's time zone; null when not overdue. */
  overdue_days: z.int().nullable(),
  submitted_at: z.string(),
  /** Whether the caller may open the article: the section alone shows where it stands. */
  can_open: z.boolean(),
});

export const getArticleList = call
  .route({
    method: 'POST',
    path: '/api/admin/pengurusan-jurnal/pengurusan-artikel/get-article-list',
    summary: "The journal's articles and where they stand, but for those that the caller wrote",
  })
  .meta({ access: journal('article_list'), limit: 'read', statements: 2 })
  .input(
    listQuery(z.object({ journal_id: uuid, state: z.array(z.enum(articleStates)).max(30).default([]) }), [
      '-submitted',
      'submitted',
      'title',
      '-title',
    ]),
  )
  .output(listOf(JournalArticleRow))
  .errors(refusals('journal-not-found'));

import * as z from 'zod';
import { call, refusals, session } from '../call.ts';
import { uuid } from '../fields.ts';
import { ArticleRecord, TimelineEntry } from './views.ts';

export const getDataArtikel = call
  .route({
    method: 'GET',
    path: '/api/admin/pengurusan-jurnal/pengurusan-artikel/get-data-artikel',
    summary: 'The article page for this viewer',
  })
  .meta({ access: session, limit: 'read', statements: 4 })
  .input(z.object({ id: uuid }))
  .output(ArticleRecord)
  .errors(refusals('article-not-found'));

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

export const deskArticle = { getDataArtikel, logsArticle };

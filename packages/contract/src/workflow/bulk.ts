import * as z from 'zod';
import { call, refusals, session } from '../call.ts';
import { uuid } from '../fields.ts';

const Articles = z.array(uuid).min(1).max(200);

/** Each article is an act of its own: some may be done and others refused, and each says which. */
const Outcomes = z.object({
  done: z.int(),
  results: z.array(
    z.object({
      article_id: uuid,
      done: z.boolean(),
      /** What was done, or why not, in the caller's language. */
      message: z.string(),
    }),
  ),
});

export const editorsFor = call
  .route({
    method: 'POST',
    path: '/api/admin/workflow/editors-for',
    summary: 'Editors of the journals of these articles, with how many of them each could take',
  })
  .meta({ access: session, limit: 'read', statements: 1 })
  .input(z.object({ article_ids: Articles }))
  .output(z.array(z.object({ user_id: uuid, name: z.string(), affiliation: z.string(), fits: z.int() })))
  .errors({});

export const assignEditorToArticles = call
  .route({
    method: 'POST',
    path: '/api/admin/workflow/assign-editor-to-articles',
    summary: 'Assign an editor to several articles, each by itself',
  })
  .meta({ access: session, limit: 'act' })
  .input(z.object({ article_ids: Articles, user_id: uuid }))
  .output(Outcomes)
  .errors(refusals());

export const remindLateReviewers = call
  .route({
    method: 'POST',
    path: '/api/admin/workflow/remind-late-reviewers',
    summary: 'Remind the late reviewers of several articles, each by itself',
  })
  .meta({ access: session, limit: 'act' })
  .input(z.object({ article_ids: Articles }))
  .output(Outcomes)
  .errors(refusals());

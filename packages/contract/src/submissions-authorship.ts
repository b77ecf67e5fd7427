import * as z from 'zod';
import { call, platform, refusals, session } from './call.ts';
import { uuid } from './fields.ts';

const done = z.object({ done: z.literal(true) });

export const confirmOwnAuthorship = call
  .route({
    method: 'POST',
    path: '/api/admin/submissions/confirm-own-authorship',
    summary: 'Confirm being an author, logged in to the account of the address that was asked',
  })
  .meta({ access: session, limit: 'act' })
  .input(z.object({ id: uuid }))
  .output(done)
  .errors(refusals('contributor-not-found', 'not-while-switched'));

export const askAuthorAgain = call
  .route({
    method: 'POST',
    path: '/api/admin/submissions/ask-author-again',
    summary: 'Mail an author again whether they are one, with a fresh link',
  })
  .meta({ access: platform('admin'), limit: 'act' })
  .input(z.object({ id: uuid }))
  .output(done)
  .errors(refusals('contributor-not-found'));

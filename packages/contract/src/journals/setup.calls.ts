import { setupItems } from '@naskhah/kernel/setup-items';
import * as z from 'zod';
import { call, journal, refusals } from '../call.ts';
import { uuid, version } from '../fields.ts';
import { JournalState } from './views.ts';

const managers = journal('submission');

const SetupGuide = z.object({
  journal_id: uuid,
  version: z.int(),
  state: JournalState,
  takes_submissions: z.boolean(),
  /** What is needed before the first submission, in order. */
  items: z.array(z.object({ item: z.enum(setupItems), done: z.boolean() })),
  can: z.object({ open: z.boolean(), close: z.boolean() }),
});

export const setupGuide = call
  .route({
    method: 'POST',
    path: '/api/admin/journals/setup-guide',
    summary: 'What is left before a journal can take submissions',
  })
  .meta({ access: managers, limit: 'read', statements: 1 })
  .input(z.object({ journal_id: uuid }))
  .output(SetupGuide)
  .errors(refusals('journal-not-found'));

export const openForSubmissions = call
  .route({
    method: 'POST',
    path: '/api/admin/journals/open-for-submissions',
    summary: 'Let authors begin submissions, or no longer; drafts that were begun can still be sent',
  })
  .meta({ access: managers, limit: 'act' })
  .input(z.object({ journal_id: uuid, version, open: z.boolean() }))
  .output(SetupGuide)
  .errors(refusals('journal-not-found', 'stale-version', 'journal-not-verified', 'setup-incomplete'));

export const setup = { setupGuide, openForSubmissions };

import * as z from 'zod';
import { call, session } from '../call.ts';
import { listOf, listQuery } from '../fields.ts';
import { JournalListRow, JournalState } from '../journals/views.ts';

export const JournalFilters = z
  .object({ state: z.array(JournalState).default([]), mine: z.boolean().default(false) })
  .default({ state: [], mine: false });

export const journalSorts = ['name', '-name', 'updated_at', '-updated_at'] as const;

export const journalListing = call
  .route({
    method: 'POST',
    path: '/api/admin/journals/journal-listing',
    summary: 'Journals with their people and published articles, page by page',
  })
  .meta({ access: session, limit: 'read', statements: 3 })
  .input(listQuery(JournalFilters, journalSorts))
  .output(listOf(JournalListRow.extend({ articles: z.int() })))
  .errors({});

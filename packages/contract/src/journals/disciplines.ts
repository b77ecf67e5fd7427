import * as z from 'zod';
import { call, refusals, session } from '../call.ts';
import { code, coded } from '../coded.ts';
import { listOf, listQuery, uuid, version } from '../fields.ts';
import { JournalListRow } from './views.ts';

const Named = z.object({ code: z.string(), label_en: z.string(), label_ms: z.string() });
const Discipline = Named.extend({ code: coded('discipline'), is_primary: z.boolean() });
const base = '/api/admin/journals/disciplines';

/** The disciplines of one journal in their order, the primary one first, with the version of the journal that they belong to. */
const OfJournal = z.object({ journal_id: uuid, version: z.int(), disciplines: z.array(Discipline) });

const listingDisciplines = call
  .route({ method: 'POST', path: `${base}/listing-disciplines`, summary: 'All disciplines of the FORD classification' })
  .meta({ access: session, limit: 'read', statements: 1 })
  .input(z.object({ q: z.string().trim().max(100).default('') }))
  .output(z.array(Named.extend({ parent: z.string().nullable() })))
  .errors({});

const retrieveJournalDisciplines = call
  .route({
    method: 'POST',
    path: `${base}/retrieve-journal-disciplines`,
    summary: 'The disciplines of one journal in their order',
  })
  .meta({ access: session, limit: 'read', statements: 2 })
  .input(z.object({ journal_id: uuid }))
  .output(OfJournal)
  .errors(refusals('journal-not-found'));

const listingJournalDisciplines = call
  .route({
    method: 'POST',
    path: `${base}/listing-journal-disciplines`,
    summary: 'The journals of a discipline, or of those below it',
  })
  .meta({ access: session, limit: 'read', statements: 2 })
  .input(
    listQuery(z.object({ code: code('discipline').optional() }).default({}), [
      'name',
      '-name',
      'updated_at',
      '-updated_at',
    ]),
  )
  .output(listOf(JournalListRow))
  .errors({});

const faults = ['journal-not-found', 'not-allowed', 'stale-version'] as const;

const saveJournalDisciplines = call
  .route({
    method: 'POST',
    path: `${base}/save-journal-disciplines`,
    summary: 'The whole set of a journal in its order; the first is the primary one',
  })
  .meta({ access: session, limit: 'act' })
  .input(z.object({ journal_id: uuid, version, disciplines: z.array(code('discipline')).max(10) }))
  .output(OfJournal)
  .errors(refusals(...faults));

const updateJournalDisciplines = call
  .route({
    method: 'POST',
    path: `${base}/update-journal-disciplines`,
    summary: 'One discipline of a journal: its place, from 1, or that it is the primary one',
  })
  .meta({ access: session, limit: 'act' })
  .input(
    z.object({
      journal_id: uuid,
      version,
      code: z.string().max(120),
      place: z.int().min(1).max(10).optional(),
      is_primary: z.literal(true).optional(),
    }),
  )
  .output(OfJournal)
  .errors(refusals(...faults, 'discipline-not-found'));

const deleteJournalDisciplines = call
  .route({
    method: 'POST',
    path: `${base}/delete-journal-disciplines`,
    summary: 'Take one discipline away from a journal',
  })
  .meta({ access: session, limit: 'act' })
  .input(z.object({ journal_id: uuid, version, code: z.string().max(120) }))
  .output(OfJournal)
  .errors(refusals(...faults, 'discipline-not-found'));

/** What a journal is about, by the FORD classification. */
export const disciplineCalls = {
  listingDisciplines,
  retrieveJournalDisciplines,
  listingJournalDisciplines,
  saveJournalDisciplines,
  updateJournalDisciplines,
  deleteJournalDisciplines,
};

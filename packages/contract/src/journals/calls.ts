import * as z from 'zod';
import { call, journal, platform, refusals, session } from '../call.ts';
import { coded } from '../coded.ts';
import { changesOf, uuid, version } from '../fields.ts';
import { ChecklistItem, JournalForm, JournalRecord, TeamMember } from './views.ts';

export const getJournals = call
  .route({ method: 'POST', path: '/api/admin/journals/get-journals', summary: 'One journal as its form edits it' })
  .meta({ access: session, limit: 'read', statements: 1 })
  .input(z.object({ id: uuid.optional(), jnl_id: uuid.optional(), journal_id: uuid.optional() }))
  .output(JournalRecord)
  .errors(refusals('journal-not-found', 'no-journal-id'));

export const journalById = call
  .route({ method: 'POST', path: '/api/admin/journals/p/{id}', summary: 'One journal as the whole form record' })
  .meta({ access: session, limit: 'read', statements: 1 })
  .input(z.object({ id: uuid }))
  .output(JournalRecord)
  .errors(refusals('journal-not-found'));

const saveFaults = [
  'journal-not-found',
  'stale-version',
  'path-taken',
  'path-reserved',
  'abbreviation-taken',
  'issn-wrong',
  'issn-taken',
  'name-missing',
  'file-not-found',
  'wrong-type',
] as const;

export const saveJournal = call
  .route({
    method: 'POST',
    path: '/api/admin/journals/save-journal',
    summary: 'Create a journal with its default presets',
  })
  .meta({ access: platform('requestToManage', 'checksJournals'), limit: 'act' })
  .input(JournalForm.extend({ id: uuid.optional(), jnl_id: uuid.optional(), journal_id: uuid.optional() }))
  .output(JournalRecord)
  .errors(refusals('another-content', ...saveFaults, 'not-allowed'));

export const updateJournal = call
  .route({ method: 'POST', path: '/api/admin/journals/update-journal', summary: 'Save the masthead' })
  .meta({ access: session, limit: 'act' })
  .input(changesOf(JournalForm).extend({ id: uuid, version }))
  .output(JournalRecord)
  .errors(refusals(...saveFaults, 'not-allowed', 'by-update-request'));

const updateMysitasiUrl = call
  .route({
    method: 'POST',
    path: '/api/admin/journals/update-jnl-mysitasi-url',
    summary: 'The page of the journal in the national citation index; null takes it away',
  })
  .meta({ access: session, limit: 'act' })
  .input(
    z.object({
      id: uuid,
      version,
      mysitasi_url: z
        .url({ protocol: /^https$/ })
        .max(300)
        .nullable(),
    }),
  )
  .output(JournalRecord)
  .errors(refusals('journal-not-found', 'not-allowed', 'stale-version'));

export const deleteJournal = call
  .route({
    method: 'POST',
    path: '/api/admin/journals/delete-journal',
    summary: 'Delete a registration that was never submitted',
  })
  .meta({ access: session, limit: 'act' })
  .input(z.object({ id: uuid, version }))
  .output(z.object({ done: z.literal(true) }))
  .errors(refusals('journal-not-found', 'stale-version', 'journal-not-draft'));

export const onSubmitJournal = call
  .route({ method: 'POST', path: '/api/admin/journals/on-submit', summary: 'Submit the registration for verification' })
  .meta({ access: session, limit: 'act' })
  .input(z.object({ id: uuid, version }))
  .output(JournalRecord)
  .errors(refusals('journal-not-found', 'stale-version', 'journal-not-draft', 'journal-incomplete'));

export const setJournalDefaultValue = call
  .route({
    method: 'POST',
    path: '/api/admin/journals/set-journal-default-value',
    summary: 'Give a journal the shipped presets that it lacks',
  })
  .meta({ access: journal('team_management'), limit: 'act' })
  .input(z.object({ id: uuid }))
  .output(z.object({ added: z.int() }))
  .errors(refusals('journal-not-found', 'not-while-switched'));

export const getJournalTeam = call
  .route({
    method: 'POST',
    path: '/api/admin/assigned-roles/get-journal-team',
    summary: 'The people of a journal and their presets',
  })
  .meta({ access: session, limit: 'read', statements: 2 })
  .input(z.object({ journal_id: uuid }))
  .output(z.array(TeamMember))
  .errors(refusals('journal-not-found'));

export const openJournals = call
  .route({
    method: 'POST',
    path: '/api/admin/journals/open-journals',
    summary: 'The journals that take submissions, with sections and checklist',
  })
  .meta({ access: session, limit: 'read', statements: 1 })
  .input(z.object({ q: z.string().trim().max(200).default(''), path: z.string().max(100).optional() }))
  .output(
    z.array(
      z.object({
        id: uuid,
        name_en: z.string(),
        name_ms: z.string(),
        publisher: z.string(),
        languages: z.array(z.string()),
        submis_checklist: z.array(ChecklistItem),
        /** The types that it takes; none named: all. */
        article_types: z.array(coded('article_type')),
        guidelines: z.object({ en: z.string(), ms: z.string() }),
        sections: z.array(z.object({ id: uuid, title_en: z.string(), title_ms: z.string() })),
      }),
    ),
  )
  .errors({});

export const journals = {
  getJournals,
  journalById,
  saveJournal,
  updateJournal,
  updateMysitasiUrl,
  deleteJournal,
  onSubmitJournal,
  setJournalDefaultValue,
  getJournalTeam,
  openJournals,
};

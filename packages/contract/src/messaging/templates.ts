import * as z from 'zod';
import { call, journal, refusals } from '../call.ts';
import { language, listOf, listQuery, uuid } from '../fields.ts';

const editors = journal('email_template');

export const MailText = z.object({
  subject: z.string().trim().min(1).max(300),
  body: z.string().trim().min(1).max(20_000),
});
export const MailTexts = z.object({ en: MailText, ms: MailText });

/** What is left out of a text stays as it is. */
const MailTextChanges = z.object({ en: MailText.partial().optional(), ms: MailText.partial().optional() });

/** Whose texts: a journal's own, or without a journal the platform's. */
const owner = { event: z.string().max(60), journal_id: uuid.nullable().default(null) };
const texts = { ...owner, version: z.int().min(0), texts: MailTexts };
const none = ['event-not-found', 'journal-not-found'] as const;
const saving = refusals(...none, 'stale-version', 'variables-wrong');

export const MailEventView = z.object({
  event: z.string(),
  group: z.string(),
  label_en: z.string(),
  label_ms: z.string(),
  when_en: z.string(),
  when_ms: z.string(),
  to_en: z.string(),
  to_ms: z.string(),
  /** Always sent; it cannot be switched off. */
  needed: z.boolean(),
  variables: z.array(
    z.object({
      name: z.string(),
      label_en: z.string(),
      label_ms: z.string(),
      example: z.string(),
      needed: z.boolean(),
    }),
  ),
});

export const TemplateView = MailEventView.extend({
  journal_id: uuid.nullable(),
  journal_en: z.string(),
  journal_ms: z.string(),
  /** Whose texts are in force. */
  origin: z.enum(['journal', 'platform', 'shipped']),
  own: z.boolean(),
  active: z.boolean(),
  version: z.int(),
  texts: MailTexts,
});

export const TemplateRow = MailEventView.omit({ variables: true }).extend({
  origin: z.enum(['journal', 'platform', 'shipped']),
  active: z.boolean(),
  subject_en: z.string(),
  subject_ms: z.string(),
});

export const getEvent = call
  .route({ method: 'POST', path: '/api/admin/ent-template/get-event', summary: 'The events that send mail' })
  .meta({ access: editors, limit: 'read', statements: 0 })
  .input(z.object({ event: z.string().max(60).optional() }))
  .output(z.array(MailEventView))
  .errors(refusals('event-not-found'));

export const listTemplates = call
  .route({
    method: 'POST',
    path: '/api/admin/ent-template/listing',
    summary: 'The mail texts of a journal or the platform',
  })
  .meta({ access: editors, limit: 'read', statements: 2 })
  .input(
    listQuery(
      z
        .object({
          journal_id: uuid.nullable().default(null),
          group: z.array(z.string().max(40)).max(20).default([]),
          origin: z
            .array(z.enum(['journal', 'platform', 'shipped']))
            .max(3)
            .default([]),
        })
        .default({ journal_id: null, group: [], origin: [] }),
      ['group', 'name', '-name'],
      100,
    ),
  )
  .output(listOf(TemplateRow))
  .errors(refusals('journal-not-found'));

export const retrieveTemplate = call
  .route({ method: 'POST', path: '/api/admin/ent-template/retrieve', summary: 'The texts of one mail, to be edited' })
  .meta({ access: editors, limit: 'read', statements: 4 })
  .input(z.object(owner))
  .output(TemplateView)
  .errors(refusals(...none));

export const getTemplate = call
  .route({
    method: 'POST',
    path: '/api/admin/ent-template/get-template',
    summary: 'The text in force, in one language',
  })
  .meta({ access: editors, limit: 'read', statements: 2 })
  .input(z.object({ ...owner, language }))
  .output(MailText.extend({ origin: z.enum(['journal', 'platform', 'shipped']) }))
  .errors(refusals(...none));

export const getContent = call
  .route({
    method: 'POST',
    path: '/api/admin/ent-template/get-content',
    summary: 'A mail filled in with the latest real record, else with examples',
  })
  .meta({ access: editors, limit: 'read', statements: 5 })
  .input(
    z.object({ ...owner, language, text: z.object({ subject: z.string().max(300), body: z.string().max(20_000) }) }),
  )
  .output(z.object({ subject: z.string(), body: z.string(), about: z.string().nullable() }))
  .errors(refusals(...none));

export const addTemplate = call
  .route({
    method: 'POST',
    path: '/api/admin/ent-template/add-template',
    summary: 'Begin own texts with those in force',
  })
  .meta({ access: editors, limit: 'act' })
  .input(z.object(owner))
  .output(TemplateView)
  .errors(saving);

export const saveTemplate = call
  .route({ method: 'POST', path: '/api/admin/ent-template/save', summary: 'Save own texts for the first time' })
  .meta({ access: editors, limit: 'act' })
  .input(z.object({ ...texts, version: z.int().min(0).default(0) }))
  .output(TemplateView)
  .errors(saving);

export const updateTemplate = call
  .route({ method: 'POST', path: '/api/admin/ent-template/update', summary: 'Change own texts; each save is kept' })
  .meta({ access: editors, limit: 'act' })
  .input(z.object({ ...owner, version: z.int().min(0), texts: MailTextChanges.optional() }))
  .output(TemplateView)
  .errors(saving);

export const deleteTemplate = call
  .route({ method: 'POST', path: '/api/admin/ent-template/delete', summary: 'Go back to the inherited texts' })
  .meta({ access: editors, limit: 'act' })
  .input(z.object({ ...owner, version: z.int().min(0) }))
  .output(TemplateView)
  .errors(saving);

export const updateEvent = call
  .route({
    method: 'POST',
    path: '/api/admin/ent-template/update-event',
    summary: 'Send the mails of an event, or not',
  })
  .meta({ access: editors, limit: 'act' })
  .input(z.object({ ...owner, active: z.boolean().optional() }))
  .output(TemplateView)
  .errors(refusals(...none, 'event-needed'));

export const sendReview = call
  .route({ method: 'POST', path: '/api/admin/ent-template/send-review', summary: 'Send a text to oneself as a test' })
  .meta({ access: editors, limit: 'act' })
  .input(z.object({ ...owner, language, text: MailText }))
  .output(z.object({ address: z.string() }))
  .errors(refusals(...none, 'variables-wrong', 'too-many-tries'));

export const templateHistory = call
  .route({
    method: 'POST',
    path: '/api/admin/messaging/template-history',
    summary: 'Every save of the texts, newest first',
  })
  .meta({ access: editors, limit: 'read', statements: 3 })
  .input(z.object(owner))
  .output(
    z.array(
      z.object({
        number: z.int(),
        kind: z.enum(['saved', 'restored', 'reset']),
        by: z.string(),
        at: z.string(),
        texts: MailTexts.nullable(),
      }),
    ),
  )
  .errors(refusals(...none));

export const restoreTemplate = call
  .route({
    method: 'POST',
    path: '/api/admin/messaging/restore-template',
    summary: 'Make an earlier save the texts again',
  })
  .meta({ access: editors, limit: 'act' })
  .input(z.object({ ...owner, version: z.int().min(0), number: z.int().min(1) }))
  .output(TemplateView)
  .errors(refusals(...none, 'stale-version', 'version-not-found', 'variables-wrong'));

export const templateOwners = call
  .route({
    method: 'POST',
    path: '/api/admin/messaging/template-owners',
    summary: 'The journals whose texts the caller edits, and whether the platform’s too',
  })
  .meta({ access: editors, limit: 'read', statements: 1 })
  .input(z.object({ q: z.string().trim().max(100).default('') }))
  .output(
    z.object({
      platform: z.boolean(),
      journals: z.array(z.object({ id: uuid, name_en: z.string(), name_ms: z.string() })),
    }),
  )
  .errors({});

export const templateCalls = {
  getEvent,
  listTemplates,
  retrieveTemplate,
  getTemplate,
  getContent,
  addTemplate,
  saveTemplate,
  updateTemplate,
  deleteTemplate,
  updateEvent,
  sendReview,
  templateHistory,
  restoreTemplate,
  templateOwners,
};

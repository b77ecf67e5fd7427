import { contributorTypes } from '@naskhah/kernel/article-components';
import * as z from 'zod';
import { call, refusals, session } from '../call.ts';
import { code, coded } from '../coded.ts';
import { changesOf, credit, localized, shortText, uuid, version } from '../fields.ts';
import { SubmissionRulesView } from '../journals/submission-settings.calls.ts';
import { AttachedFile } from '../media/attached-file.ts';
import { authorshipCalls } from './authorship.ts';

export const Affiliation = z.object({
  organisation: shortText,
  department: z.string().trim().max(300).optional(),
  country: code('country').optional(),
  ror: z.string().max(40).optional(),
});

export const Contributor = z.object({
  id: uuid,
  type: z.enum(contributorTypes).default('person'),
  name: shortText,
  given: z.string().trim().max(200).nullable().default(null),
  family: z.string().trim().max(200).nullable().default(null),
  email: z.string().trim().toLowerCase().pipe(z.email().max(254)).nullable().default(null),
  orcid: z.string().trim().max(40).nullable().default(null),
  corresponding: z.boolean().default(false),
  affiliations: z.array(Affiliation).max(10).default([]),
  credit: credit.default([]),
});

export const Reference = z.object({ id: uuid, position: z.int(), raw: z.string(), doi: z.string().nullable() });

/** What keeps a submission from being sent: the wizard's step and field, and the code that `words` explains. */
export const MissingPiece = z.object({ step: z.string(), path: z.string(), code: z.string(), message: z.string() });

export const wizardSteps = [
  'start',
  'metadata',
  'contributors',
  'files',
  'references',
  'declarations',
  'check',
] as const;

/** A submission as its author edits it. Every save answers the whole record with its new version. */
export const SubmissionRecord = z.object({
  id: uuid,
  article_id: uuid,
  journal_id: uuid,
  journal_name_en: z.string(),
  journal_name_ms: z.string(),
  number: z.string().nullable(),
  status: z.string(),
  stage: z.string(),
  section_id: uuid.nullable(),
  article_type: coded('article_type'),
  language: coded('language'),
  article_title: localized,
  abstract: localized,
  keywords: z.record(z.string(), z.array(z.string())),
  declarations: z.record(z.string(), z.string()),
  checklist: z.array(z.string()),
  submis_checklist: z.array(z.object({ id: z.string(), text: localized })),
  /** What the journal asks for now. */
  rules: SubmissionRulesView,
  step: z.enum(wizardSteps),
  contributor: z.array(Contributor),
  files: z.array(AttachedFile),
  references: z.array(Reference),
  missing: z.array(MissingPiece),
  updated_at: z.string(),
  version: z.int(),
});

const editing = ['submission-not-found', 'stale-version', 'submission-frozen'] as const;

/** A caller may send these with a submission; they are not kept (specification, section 5). */
const neverKept = { files: z.unknown().optional(), uploader: z.unknown().optional() };

export const saveSubmission = call
  .route({
    method: 'POST',
    path: '/api/admin/article-submission/save',
    summary: 'Start a submission; the id may come from the client',
  })
  .meta({ access: session, limit: 'act' })
  .input(
    z.object({
      id: uuid.optional(),
      journal_id: uuid,
      section_id: uuid.nullable().default(null),
      article_type: code('article_type').default('research-article'),
      language: code('language'),
      checklist: z.array(z.string().max(60)).max(30),
      ...neverKept,
    }),
  )
  .output(SubmissionRecord)
  .errors(
    refusals('another-content', 'journal-not-found', 'checklist-open', 'section-not-found', 'article-type-closed'),
  );

export const updateSubmission = call
  .route({ method: 'POST', path: '/api/admin/article-submission/update', summary: 'Save part of a draft' })
  .meta({ access: session, limit: 'act' })
  .input(
    z.object({
      id: uuid,
      version,
      section_id: uuid.nullable().optional(),
      article_type: code('article_type').optional(),
      language: code('language').optional(),
      article_title: localized.optional(),
      abstract: localized.optional(),
      keywords: z.record(z.string(), z.array(z.string().trim().min(1).max(100)).max(20)).optional(),
      declarations: z.record(z.string().max(40), z.string().max(5000)).optional(),
      checklist: z.array(z.string().max(60)).max(30).optional(),
      step: z.enum(wizardSteps).optional(),
      ...neverKept,
    }),
  )
  .output(SubmissionRecord)
  .errors(refusals(...editing, 'section-not-found', 'article-type-closed'));

export const getSubmission = call
  .route({ method: 'POST', path: '/api/admin/article-submission/get', summary: 'A draft, for the wizard' })
  .meta({ access: session, limit: 'read', statements: 3 })
  .input(z.object({ id: uuid }))
  .output(SubmissionRecord)
  .errors(refusals('submission-not-found'));

export const deleteSubmission = call
  .route({ method: 'POST', path: '/api/admin/article-submission/delete', summary: 'Delete a draft' })
  .meta({ access: session, limit: 'act' })
  .input(z.object({ id: uuid, version }))
  .output(z.object({ done: z.literal(true) }))
  .errors(refusals(...editing));

export const onSubmit = call
  .route({
    method: 'POST',
    path: '/api/admin/article-submission/on-submit',
    summary: 'Submit: freeze, number, open the workflow, notify',
  })
  .meta({ access: session, limit: 'act' })
  .input(z.object({ id: uuid, version }))
  .output(z.object({ id: uuid, number: z.string() }))
  .errors(refusals(...editing, 'submission-incomplete'));

export const getContributor = call
  .route({
    method: 'POST',
    path: '/api/admin/contributor/get-contributor',
    summary: 'The contributors of a draft, in order',
  })
  .meta({ access: session, limit: 'read', statements: 1 })
  .input(z.object({ ref_id: uuid }))
  .output(z.array(Contributor))
  .errors(refusals('submission-not-found'));

export const saveContributor = call
  .route({ method: 'POST', path: '/api/admin/contributor/save-contributor', summary: 'Add a contributor at the end' })
  .meta({ access: session, limit: 'act' })
  .input(z.object({ ref_id: uuid, version, contributor: Contributor }))
  .output(SubmissionRecord)
  .errors(refusals('another-content', ...editing, 'orcid-wrong'));

export const updateContributor = call
  .route({ method: 'POST', path: '/api/admin/contributor/update-contributor', summary: 'Change a contributor' })
  .meta({ access: session, limit: 'act' })
  .input(z.object({ ref_id: uuid, version, contributor: changesOf(Contributor).extend({ id: uuid }) }))
  .output(SubmissionRecord)
  .errors(refusals(...editing, 'orcid-wrong', 'contributor-not-found'));

export const deleteContributor = call
  .route({ method: 'POST', path: '/api/admin/contributor/delete-contributor', summary: 'Remove a contributor' })
  .meta({ access: session, limit: 'act' })
  .input(z.object({ ref_id: uuid, version, id: uuid }))
  .output(SubmissionRecord)
  .errors(refusals(...editing, 'contributor-not-found'));

export const orderContributors = call
  .route({
    method: 'POST',
    path: '/api/admin/submissions/order-contributors',
    summary: 'Put the contributors in this order',
  })
  .meta({ access: session, limit: 'act' })
  .input(z.object({ ref_id: uuid, version, order: z.array(uuid).max(3000) }))
  .output(SubmissionRecord)
  .errors(refusals(...editing, 'order-wrong'));

export const submissions = {
  saveSubmission,
  updateSubmission,
  getSubmission,
  deleteSubmission,
  onSubmit,
  getContributor,
  saveContributor,
  updateContributor,
  deleteContributor,
  orderContributors,
  ...authorshipCalls,
};

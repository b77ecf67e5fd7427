import { articleComponents } from '@naskhah/kernel/article-components';
import {
  type ComponentName,
  componentPolicies,
  declarationNames,
  type MetadataField,
  metadataPolicies,
} from '@naskhah/kernel/submission-rules';
import * as z from 'zod';
import { call, journal, refusals } from '../call.ts';
import { code, coded } from '../coded.ts';
import { changesOf, shortText, uuid, version } from '../fields.ts';
import { ChecklistItem } from './views.ts';

const managers = journal('submission');

const fieldsOf = <N extends string, F extends z.ZodType>(names: readonly N[], field: (name: N) => F) =>
  z.object(Object.fromEntries(names.map((name) => [name, field(name)])) as Record<N, F>);

const Policy = z.enum(metadataPolicies);
/** A reference list is a step of its own: it can be needed or not, but is always offered. */
const ListPolicy = z.enum(['offered', 'asked', 'required']);

const metadata = {
  ...(fieldsOf(declarationNames, () => Policy).shape as Record<(typeof declarationNames)[number], typeof Policy>),
  keywords: Policy,
  references: ListPolicy,
} satisfies Record<MetadataField, z.ZodType>;

const componentNames = articleComponents.map(({ value }) => value).filter((value) => value !== 'manuscript');
const components = fieldsOf(componentNames as Exclude<ComponentName, 'manuscript'>[], () => z.enum(componentPolicies));

const guideline = z.string().max(20_000);

/** What a journal asks of submissions, as the wizard obeys it. */
export const SubmissionRulesView = z.object({
  article_types: z.array(coded('article_type')),
  components: z.object({ ...components.shape, manuscript: z.literal('required') }),
  abstract_words: z.int().nullable(),
  guidelines: z.object({ en: z.string(), ms: z.string() }),
  metadata: z.object(metadata),
});

const Section = z.object({ id: uuid, title_en: shortText, title_ms: shortText, open: z.boolean() });

const SubmissionSettings = SubmissionRulesView.extend({
  journal_id: uuid,
  version: z.int(),
  sections: z.array(Section.extend({ title_en: z.string(), title_ms: z.string(), articles: z.int() })),
  submis_checklist: z.array(ChecklistItem),
});

export const submissionSettingsOf = call
  .route({
    method: 'POST',
    path: '/api/admin/journals/submission-settings',
    summary: 'What a journal asks of submissions: sections, types, files, metadata, checklist, guidelines',
  })
  .meta({ access: managers, limit: 'read', statements: 2 })
  .input(z.object({ journal_id: uuid }))
  .output(SubmissionSettings)
  .errors(refusals('journal-not-found'));

const SubmissionForm = z.object({
  /** All sections, in order: one that is not named is deleted. */
  sections: z
    .array(Section)
    .min(1)
    .max(60)
    .refine((all) => new Set(all.map(({ id }) => id)).size === all.length, { message: 'named-twice' }),
  article_types: z.array(code('article_type')).max(60),
  components: components.partial(),
  abstract_words: z.int().min(50).max(5000).nullable(),
  guidelines: z.object({ en: guideline, ms: guideline }).partial(),
  metadata: z.object(metadata).partial(),
  submis_checklist: z.array(ChecklistItem).max(30),
});

export const saveSubmissionSettings = call
  .route({
    method: 'POST',
    path: '/api/admin/journals/save-submission-settings',
    summary: 'Set what a journal asks of submissions; the wizard obeys at once',
  })
  .meta({ access: managers, limit: 'act' })
  .input(changesOf(SubmissionForm).extend({ journal_id: uuid, version }))
  .output(SubmissionSettings)
  .errors(
    refusals('journal-not-found', 'stale-version', 'section-not-found', 'section-has-articles', 'no-open-section'),
  );

export const submissionSettings = { submissionSettingsOf, saveSubmissionSettings };

import { journalFileUses } from '@naskhah/kernel/file-use';
import { journalFieldNames } from '@naskhah/kernel/journal-fields';
import { fourFacets } from '@naskhah/kernel/review-facets';
import { stages } from '@naskhah/kernel/stages';
import * as z from 'zod';
import { AccessData } from '../access/calls.ts';
import { code, coded } from '../coded.ts';
import { localized, shortText, uuid } from '../fields.ts';
import { AttachedFile } from '../media/attached-file.ts';

export const JournalState = z.enum([
  'draft',
  'submitted',
  'checking',
  'returned',
  'verified',
  'rejected',
  'active',
  'suspended',
  'ceased',
  'title_changed',
]);

export const JournalListRow = z.object({
  id: uuid,
  path: z.string(),
  jnl_name: z.string(),
  name_en: z.string(),
  name_ms: z.string(),
  abbreviation: z.string(),
  issn: z.string().nullable(),
  eissn: z.string().nullable(),
  publisher: z.string(),
  state: JournalState,
  disciplines: z.array(z.object({ code: z.string(), label_en: z.string(), label_ms: z.string() })),
  team: z.array(z.object({ name: z.string(), role_en: z.string(), role_ms: z.string() })),
  updated_at: z.string(),
});

export const ChecklistItem = z.object({ id: z.string().max(60), text: localized });

/** A file that was sent before; saving hangs it on the journal. */
const JournalFile = z.object({
  id: uuid,
  type: z.enum(journalFileUses),
  label: z.string().trim().max(300),
});

const Contact = z.object({ name: shortText, email: z.email(), phone: z.string().trim().max(40).optional() });

const ReviewType = z.object({
  identities: z.enum(fourFacets.identities).optional(),
  interaction: z.enum(fourFacets.interaction).optional(),
  published: z.enum(fourFacets.published).optional(),
  commenting: z.enum(fourFacets.commenting).optional(),
});

/** The masthead as the form edits it; field names of the specification where it gives them. */
export const JournalForm = z.object({
  path: z
    .string()
    .trim()
    .toLowerCase()
    .regex(/^[a-z0-9][a-z0-9-]{1,40}$/, 'journal-path'),
  name_en: z.string().trim().max(300),
  name_ms: z.string().trim().max(300),
  abbreviation: z
    .string()
    .trim()
    .toUpperCase()
    .regex(/^[A-Z][A-Z0-9]{1,11}$/, 'journal-abbreviation'),
  issn: z.string().trim().max(9).nullable().default(null),
  eissn: z.string().trim().max(9).nullable().default(null),
  publisher: z.string().trim().max(300).default(''),
  publisher_type: code('publisher_type').nullable().default(null),
  /** The publisher in the Research Organization Registry, where it was chosen from what the portal knows. */
  institution_ror: z
    .string()
    .regex(/^https:\/\/ror\.org\/0[a-z0-9]{8}$/, 'not-a-ror')
    .nullable()
    .default(null),
  /** Null for a journal of which nobody said it, as an imported one. */
  country: code('country').nullable().default('MY'),
  website: z
    .url({ protocol: /^https?$/ })
    .max(300)
    .nullable()
    .default(null),
  first_year: z.int().min(1600).max(2100).nullable().default(null),
  frequency: code('frequency').nullable().default(null),
  languages: z.array(code('language')).max(10).default(['en', 'ms']),
  scope: localized.default({}),
  /** The four facets of ANSI/NISO Z39.106. */
  review_type: ReviewType.default({}),
  access_type: code('access_type').nullable().default(null),
  peer_review: localized.default({}),
  ethics: localized.default({}),
  archiving: localized.default({}),
  fees: localized.default({}),
  license: code('license').nullable().default(null),
  disciplines: z.array(code('discipline')).max(10).default([]),
  submis_checklist: z.array(ChecklistItem).max(30).default([]),
  principal_contact: Contact.nullable().default(null),
  support_contact: Contact.nullable().default(null),
  /** All files of the journal: those that it has, and those that its writer has sent to their own account for it. */
  files: z
    .array(JournalFile)
    .max(50)
    .refine((files) => files.filter(({ type }) => type === 'cover').length <= 1, { message: 'one-cover' })
    .default([]),
});

export const TeamMember = z.object({
  user_id: uuid,
  name: z.string(),
  affiliation: z.string(),
  presets: z.array(z.object({ code: z.string(), label_en: z.string(), label_ms: z.string() })),
});

const Named = z.object({ value: z.string(), label_en: z.string(), label_ms: z.string() });
const masthead = JournalForm.shape;

/**
 * A journal with the fields that the specification names (section 3), of the journal and of its form data. A field that the
 * reader's acl does not open is null (`kernel/journal-fields`).
 */
export const JournalRecord = z.object({
  id: uuid,
  /** The same id, under the names by which other records of the specification point here. */
  journal_id: uuid,
  jnl_id: uuid,
  jnl_name: z.string(),
  path: z.string(),
  name_en: z.string(),
  name_ms: z.string(),
  abbreviation: z.string(),
  issn: z.string().nullable(),
  eissn: z.string().nullable(),
  publisher: z.string(),
  disciplines: z.array(coded('discipline')),
  institution_ror: z.string().nullable(),
  country: coded('country').nullable(),
  website: z.string().nullable(),
  scope: localized.nullable(),
  principal_contact: masthead.principal_contact.unwrap(),
  support_contact: masthead.support_contact.unwrap(),
  publisher_type: coded('publisher_type').nullable(),
  first_year: z.int().nullable(),
  frequency: coded('frequency').nullable(),
  languages: z.array(coded('language')).nullable(),
  review_type: ReviewType.nullable(),
  access_type: coded('access_type').nullable(),
  peer_review: localized.nullable(),
  ethics: localized.nullable(),
  archiving: localized.nullable(),
  fees: localized.nullable(),
  mysitasi_url: z.string().nullable(),
  board: z.int().nullable(),
  license: coded('license').nullable(),
  /** What authors confirm before they begin; the second name is that of the form data. */
  submis_checklist: z.array(ChecklistItem).nullable(),
  submissionChecklist: z.array(ChecklistItem).nullable(),
  /** Who may stand on a byline of this journal. */
  contributor: z.array(Named).nullable(),
  /** The files that a submission is made of. */
  articleComponent: z.array(Named.extend({ many: z.boolean(), required: z.boolean() })).nullable(),
  /** The stages of an article's way, in order; days: what this journal set, null as the portal has it. */
  journalStages: z.array(Named.extend({ value: z.enum(stages), due_days: z.int().nullable() })).nullable(),
  team: z.array(TeamMember).nullable(),
  /** The access level presets of this journal. */
  presetRoles: z.array(Named.extend({ id: uuid, acl: z.int(), functions: z.int() })).nullable(),
  files: z.array(AttachedFile).nullable(),
  /** What the reader holds in this journal. */
  access_settings: AccessData,
  state: JournalState,
  /** Whether authors may begin submissions, once the journal is verified. */
  takes_submissions: z.boolean(),
  state_reason: z.string().nullable(),
  version: z.int(),
  can: z.object({
    edit: z.boolean(),
    /** The fields that the reader may write. */
    write: z.array(z.enum(journalFieldNames)),
    submit: z.boolean(),
    delete: z.boolean(),
    /** Reads what is written to its team, as far as it is theirs. */
    messages: z.boolean(),
    verify: z.boolean(),
  }),
});

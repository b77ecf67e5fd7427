import { answerReaders, formPurposes, questionTypes } from '@naskhah/kernel/forms/definition';
import { journalFieldNames } from '@naskhah/kernel/journal-fields';
import { machineChecks } from '@naskhah/kernel/machine-checks';
import * as z from 'zod';
import { uuid } from '../fields.ts';

/** How many questions and headings a form may have, and options a question. */
export const mostQuestions = 200;
const mostOptions = 60;

const text = (longest: number) =>
  z.object({ en: z.string().max(longest).default(''), ms: z.string().max(longest).default('') });
const Option = z.object({ id: uuid, label: text(500) });

export const Question = z.object({
  id: uuid,
  type: z.enum(questionTypes),
  label: text(1000),
  help: text(2000).default({ en: '', ms: '' }),
  required: z.boolean().default(false),
  shared_with: z.array(z.enum(answerReaders)).max(answerReaders.length).default([]),
  shown_when: z.object({ question: uuid, is: uuid }).nullable().default(null),
  options: z.array(Option).max(mostOptions).default([]),
  rows: z.array(Option).max(mostOptions).default([]),
  from: z.number().min(-1e9).max(1e9).nullable().default(null),
  to: z.number().min(-1e9).max(1e9).nullable().default(null),
  low: text(200).default({ en: '', ms: '' }),
  high: text(200).default({ en: '', ms: '' }),
  /** Of a check: the field of the registration that it judges, and the machine check that helps with it. */
  checks: z
    .object({ field: z.enum(journalFieldNames).nullable(), machine: z.enum(machineChecks).nullable() })
    .optional(),
});

const ids = (questions: z.output<typeof Question>[]): string[] =>
  questions.flatMap(({ id, options, rows }) => [id, ...options.map((one) => one.id), ...rows.map((one) => one.id)]);

/** Questions in order; every question, option and row has an id that nothing else of the form has. */
export const Questions = z
  .array(Question)
  .max(mostQuestions)
  .refine((questions) => new Set(ids(questions)).size === ids(questions).length, { message: 'id-twice' });

export const FormTitle = z.object({
  title_en: z.string().trim().min(1).max(200),
  title_ms: z.string().trim().min(1).max(200),
});

/** A form as a file: what another journal, or another portal, needs to ask the same. */
export const FormFile = z.object({
  naskhah: z.literal('form'),
  title_en: z.string(),
  title_ms: z.string(),
  questions: z.array(Question),
});

/** Answers by question: a text, a number, a day, an option; options or files; the column of each row. */
export const Answers = z.record(
  z.string().max(36),
  z.union([z.string().max(60_000), z.number(), z.array(uuid).max(mostOptions), z.record(z.string().max(36), uuid)]),
);

/** A form as somebody was asked it, with what they answered. */
export const AnsweredForm = FormTitle.extend({ questions: z.array(Question), answers: Answers });

export const FormRow = z.object({
  id: uuid,
  code: z.string(),
  purpose: z.enum(formPurposes),
  title_en: z.string(),
  title_ms: z.string(),
  questions: z.int(),
  parts: z.int(),
  /** The version that is given out; null: none yet. */
  published: z.int().nullable(),
  /** Whether the draft asks otherwise than what is given out. */
  changed: z.boolean(),
  /** How many answers were given on any version. */
  answers: z.int(),
  for_reviews: z.boolean(),
  retired: z.boolean(),
  updated_at: z.string(),
  version: z.int(),
});

export const ShippedForm = z.object({
  code: z.string(),
  purpose: z.enum(formPurposes),
  title_en: z.string(),
  title_ms: z.string(),
  questions: z.int(),
});

export const FormVersion = z.object({ number: z.int(), published_at: z.string(), answers: z.int() });

export const FormRecord = FormRow.extend({
  /** Null: a form of the portal itself. */
  journal_id: uuid.nullable(),
  draft: z.array(Question),
  versions: z.array(FormVersion),
});

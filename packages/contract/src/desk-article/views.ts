import { articleActs, articleStates, turns } from '@naskhah/kernel/article-words';
import { stages } from '@naskhah/kernel/stages';
import * as z from 'zod';
import { coded } from '../coded.ts';
import { aboutPerson, credit, localized, uuid } from '../fields.ts';
import { AnsweredForm } from '../forms/views.ts';
import { AttachedFile } from '../media/attached-file.ts';

export const PersonShown = z.object({ id: uuid.nullable(), name: z.string() });

/** The article page: everything that this viewer may see, and what this viewer can do. */
export const ArticleRecord = z.object({
  id: uuid,
  /** The same id, under the name by which other records of the specification point here. */
  article_id: uuid,
  number: z.string(),
  version: z.int(),
  journal: z.object({ id: uuid, path: z.string(), name_en: z.string(), name_ms: z.string() }),
  article_title: localized,
  abstract: localized,
  keywords: z.record(z.string(), z.array(z.string())),
  article_type: z.string(),
  language: coded('language'),
  status: z.string(),
  stage: z.string(),
  state: z.enum(articleStates),
  turn: z.enum(turns),
  your_turn: z.boolean(),
  since: z.string(),
  due: z.string().nullable(),
  overdue_days: z.int().nullable(),
  viewer: z.enum(['author', 'editor', 'production']),
  contributor: z.array(
    z.object({
      name: z.string(),
      affiliation: z.string(),
      orcid: z.string().nullable(),
      credit,
      corresponding: z.boolean(),
      /** Null where nobody was asked: an imported article, an author without an address. */
      authorship: z.enum(['confirmed', 'asked', 'declined']).nullable(),
      /** What a co-author wrote on declining: for the editors and the authors. */
      authorship_note: z.string(),
      /** Of an account of the same person, for the editors alone. */
      ...aboutPerson,
    }),
  ),
  participant: z.array(z.object({ id: uuid, user_id: uuid, name: z.string(), role: z.string() })),
  workflow: z.object({
    /** In order. */
    stages: z.array(z.enum(stages)),
    /** Newest first, each with its revision. */
    rounds: z.array(
      z.object({
        id: uuid,
        number: z.int(),
        state: z.string(),
        anonymity: z.string(),
        opened_at: z.string(),
        revisions_due: z.string().nullable(),
        reviews: z.array(
          z.object({
            /** Of the assignment; for authors only a place in the round. */
            id: z.string(),
            reviewer: PersonShown,
            affiliation: z.string(),
            state: z.string(),
            answer_due: z.string(),
            review_due: z.string(),
            /** For editors. */
            invited_at: z.string().nullable(),
            /** A moment; for authors the day. */
            submitted_at: z.string().nullable(),
            overdue_days: z.int().nullable(),
            recommendation: z.string().nullable(),
            comments_to_author: z.string(),
            comments_to_editor: z.string(),
            decline_reason: z.string().nullable(),
            /** Whom the reviewer named instead of themselves. */
            suggestions: z.string(),
            competing_interests: z.string(),
            /** The questions of the journal's form whose answers this viewer may read, with them. */
            form: AnsweredForm.nullable(),
          }),
        ),
        revision: z.object({ number: z.int(), reply: z.string(), submitted_at: z.string() }).nullable(),
      }),
    ),
    decisions: z.array(
      z.object({
        id: uuid,
        kind: z.string(),
        at: z.string(),
        by: z.string().nullable(),
        note: z.string(),
        is_recommendation: z.boolean(),
      }),
    ),
    stage_work: z.array(
      z.object({
        id: uuid,
        stage: z.string(),
        user_id: uuid,
        name: z.string(),
        due: z.string(),
        done_at: z.string().nullable(),
      }),
    ),
  }),
  files: z.array(
    AttachedFile.extend({
      /** For who chooses: whether reviewers get it; null where they never can. */
      in_review: z.boolean().nullable(),
    }),
  ),
  galleys: z.array(z.object({ id: uuid, kind: z.string(), label: z.string(), language: coded('language') })),
  issue: z
    .object({
      id: uuid,
      label: z.string(),
      state: z.string(),
      /** Who gave the final approval, for those who work on the article. */
      approved_by: z.string().nullable(),
    })
    .nullable(),
  references: z.int(),
  dates: z.object({ submitted: z.string(), accepted: z.string().nullable(), published: z.string().nullable() }),
  /** What the bar offers, the act that is waited for first. */
  acts: z.array(z.enum(articleActs)),
  can: z.object({
    assign_editor: z.boolean(),
    invite_reviewer: z.boolean(),
    choose_review_files: z.boolean(),
    decide: z.array(z.string()),
    /** The decisions that this viewer may recommend; who may take them recommends none. */
    recommend: z.array(z.string()),
    submit_revision: z.boolean(),
    assign_stage_work: z.boolean(),
    finish_stage_work: z.boolean(),
    add_galley: z.boolean(),
    schedule: z.boolean(),
    see_timeline: z.boolean(),
    see_tasks: z.boolean(),
    give_tasks: z.boolean(),
  }),
});

export const TimelineEntry = z.object({
  log_title: z.string(),
  log_kind: z.enum(['decision', 'other']),
  log_date: z.string(),
  log_user_fullname: z.string(),
  log_message: z.string(),
  log_template_content: z.string().nullable(),
  log_ref: z.object({
    attachment_file: z.string().nullable(),
    attachment_file_label: z.string().nullable(),
    email_id: z.string().nullable(),
    email_template: z
      .object({ subject: z.string(), body: z.string(), address: z.string(), sent_at: z.string().nullable() })
      .nullable(),
  }),
});

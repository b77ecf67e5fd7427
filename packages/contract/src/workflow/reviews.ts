import { recommendations } from '@naskhah/kernel/article-words';
import { isFamilyNameOf } from '@naskhah/kernel/name-parts';
import * as z from 'zod';
import { call, refusals, session, sessionOrLink } from '../call.ts';
import { day, familyName, shortText, uuid, version } from '../fields.ts';
import { Answers } from '../forms/views.ts';
import { MailDraft, ReviewPage } from './views.ts';

const WrittenMail = z.object({ subject: shortText, body: z.string().trim().min(1).max(20_000) });

const done = z.object({ done: z.literal(true) });

/** Reviewer invitations are requests of kind review (decisions 12). */
export const saveRequest = call
  .route({
    method: 'POST',
    path: '/api/admin/tasks/request/save-request',
    summary: 'Invite a reviewer by mail with a link for this one review',
  })
  .meta({ access: session, limit: 'act' })
  .input(
    z.object({
      id: uuid.optional(),
      kind: z.literal('review'),
      article_id: uuid,
      user_id: uuid.optional(),
      /** A reviewer who is not on the platform yet. */
      person: z
        .object({
          name: shortText,
          family: familyName.default(null),
          email: z.string().trim().toLowerCase().pipe(z.email().max(254)),
        })
        .refine(({ name, family }) => isFamilyNameOf(name, family), { path: ['family'], message: 'family-not-in-name' })
        .optional(),
      answer_due: day.optional(),
      review_due: day.optional(),
      mail: WrittenMail.extend({
        /** The days that the letter was written for, as its preview gave them; without them those of a preview without days. */
        written_for: z.object({ answer_due: day, review_due: day }).optional(),
      })
        .nullable()
        .default(null),
    }),
  )
  .output(z.object({ id: uuid }))
  .errors(
    refusals(
      'another-content',
      'article-not-found',
      'person-not-found',
      'not-allowed',
      'no-open-round',
      'already-invited',
      'is-an-author',
      'is-an-editor',
      'dates-wrong',
      'letter-of-other-days',
    ),
  );

export const previewInvitation = call
  .route({
    method: 'POST',
    path: '/api/admin/workflow/preview-invitation',
    summary: 'The invitation mail as it will go out',
  })
  .meta({ access: session, limit: 'read' })
  .input(
    z.object({
      article_id: uuid,
      user_id: uuid.optional(),
      name: z.string().max(300).optional(),
      answer_due: day.optional(),
      review_due: day.optional(),
    }),
  )
  .output(z.object({ mail: MailDraft, answer_due: z.string(), review_due: z.string() }))
  .errors(refusals('article-not-found', 'person-not-found', 'not-allowed', 'no-open-round'));

export const cancelReview = call
  .route({ method: 'POST', path: '/api/admin/workflow/cancel-review', summary: 'Take an invitation or a review back' })
  .meta({ access: session, limit: 'act' })
  .input(z.object({ id: uuid, version: version.optional() }))
  .output(done)
  .errors(refusals('review-not-found', 'not-allowed', 'review-ended'));

export const remindReviewer = call
  .route({ method: 'POST', path: '/api/admin/workflow/remind-reviewer', summary: 'Mail a reminder with a fresh link' })
  .meta({ access: session, limit: 'act' })
  .input(z.object({ id: uuid }))
  .output(done)
  .errors(refusals('review-not-found', 'not-allowed', 'review-ended', 'reminded-today'));

export const openReviewLink = call
  .route({
    method: 'POST',
    path: '/api/auth/open-review-link',
    summary: 'Start a session restricted to one review; opening the link itself changes nothing',
  })
  .meta({ access: { who: 'anyone' }, limit: 'login' })
  .input(z.object({ token: z.string().min(20).max(200) }))
  .output(z.object({ id: uuid }))
  .errors(refusals('link-used', 'too-many-tries'));

export const lookAtReviewLink = call
  .route({
    method: 'POST',
    path: '/api/auth/look-at-review-link',
    summary: 'What a review link leads to, before its button is pressed: the journal, the title and the days',
  })
  .meta({ access: { who: 'anyone' }, limit: 'read', statements: 1 })
  .input(z.object({ token: z.string().min(20).max(200) }))
  .output(
    z.object({
      journal_en: z.string(),
      journal_ms: z.string(),
      issn: z.string().nullable(),
      eissn: z.string().nullable(),
      article_title: z.record(z.string(), z.string()),
      language: z.string(),
      state: z.string(),
      answer_due: z.string(),
      review_due: z.string(),
    }),
  )
  .errors(refusals('link-used'));

export const getReview = call
  .route({ method: 'POST', path: '/api/admin/workflow/get-review', summary: 'A review assignment, for its reviewer' })
  .meta({ access: sessionOrLink, limit: 'read', statements: 2 })
  .input(z.object({ id: uuid }))
  .output(ReviewPage)
  .errors(refusals('review-not-found'));

export const saveRespond = call
  .route({
    method: 'POST',
    path: '/api/admin/tasks/save-respond',
    summary: 'Answer an invitation, save a review, or submit it',
  })
  .meta({ access: sessionOrLink, limit: 'act' })
  .input(
    z.object({
      id: uuid,
      version,
      act: z.enum(['accept', 'decline', 'save', 'submit']),
      reason: z.string().trim().max(2000).default(''),
      suggestions: z.string().trim().max(2000).default(''),
      /** What is left out of these stays as it was saved. */
      recommendation: z.enum(recommendations).nullable().optional(),
      comments_to_author: z.string().max(50_000).optional(),
      comments_to_editor: z.string().max(50_000).optional(),
      competing_interests: z.string().trim().max(2000).optional(),
      /** To the journal's form, as far as the review has one. */
      answers: Answers.optional(),
    }),
  )
  .output(ReviewPage)
  .errors(
    refusals(
      'review-not-found',
      'stale-version',
      'review-ended',
      'not-answered',
      'reason-missing',
      'recommendation-missing',
      'comments-missing',
      'answers-wrong',
      'not-while-switched',
    ),
  );

import { decisionKinds, participantRoles, recommendations } from '@naskhah/kernel/article-words';
import * as z from 'zod';
import { call, refusals, session, sessionOrLink } from './call.ts';
import { day, shortText, uuid, version } from './fields.ts';

const done = z.object({ done: z.literal(true) });
const article = ['article-not-found', 'stale-version'] as const;

/** A mail as it will go out; what the person writes over it is sent as written. */
export const MailDraft = z.object({ to: z.string(), subject: z.string(), body: z.string() });
const WrittenMail = z.object({ subject: shortText, body: z.string().trim().min(1).max(20_000) });

export const saveParticipant = call
  .route({
    method: 'POST',
    path: '/api/admin/participant/save-participant',
    summary: 'Add a participant: assign an editor, a copyeditor, a layout editor',
  })
  .meta({ access: session, limit: 'act' })
  .input(z.object({ id: uuid.optional(), article_id: uuid, user_id: uuid, role: z.enum(participantRoles) }))
  .output(done)
  .errors(refusals('article-not-found', 'person-not-found', 'not-in-team', 'not-allowed'));

export const deleteParticipant = call
  .route({
    method: 'POST',
    path: '/api/admin/participant/delete-participant',
    summary: 'Take a participant off an article',
  })
  .meta({ access: session, limit: 'act' })
  .input(z.object({ article_id: uuid, id: uuid }))
  .output(done)
  .errors(refusals('article-not-found', 'last-mandatory-participant', 'not-allowed'));

export const candidates = call
  .route({
    method: 'POST',
    path: '/api/admin/workflow/candidates',
    summary: 'People who can be asked: as editor, reviewer, copyeditor or layout editor',
  })
  .meta({ access: session, limit: 'read', statements: 2 })
  .input(
    z.object({
      article_id: uuid,
      for: z.enum(['editor', 'reviewer', 'copyeditor', 'layout-editor']),
      q: z.string().trim().max(100).default(''),
    }),
  )
  .output(
    z.array(
      z.object({
        user_id: uuid,
        name: z.string(),
        affiliation: z.string(),
        active: z.int(),
        last_invited: z.string().nullable(),
        conflict: z.enum(['author', 'same-institution', 'invited']).nullable(),
      }),
    ),
  )
  .errors(refusals('article-not-found', 'not-allowed'));

export const previewDecision = call
  .route({
    method: 'POST',
    path: '/api/admin/workflow/preview-decision',
    summary: 'What a decision will do, and the mail it will send',
  })
  .meta({ access: session, limit: 'read' })
  .input(z.object({ article_id: uuid, kind: z.enum(decisionKinds) }))
  .output(z.object({ mail: MailDraft.nullable(), consequence: z.string() }))
  .errors(refusals('article-not-found', 'not-allowed', 'decision-not-open'));

const Decision = z.object({
  id: uuid.optional(),
  article_id: uuid,
  version,
  note: z.string().trim().max(5000).default(''),
  revisions_due: day.optional(),
  mail: WrittenMail.nullable().default(null),
});
const decisionFaults = [
  ...article,
  'not-allowed',
  'decision-not-open',
  'editor-missing',
  'not-while-switched',
] as const;
const Decided = z.object({ article_id: uuid, version: z.int(), stage: z.string(), status: z.string() });

export const decide = call
  .route({ method: 'POST', path: '/api/admin/workflow/decide', summary: 'Take a decision, or recommend one' })
  .meta({ access: session, limit: 'act' })
  .input(Decision.extend({ kind: z.enum(decisionKinds) }))
  .output(Decided)
  .errors(refusals(...decisionFaults));

export const sendToReview = call
  .route({
    method: 'POST',
    path: '/api/admin/workflow/send-to-review',
    summary: 'Send to review: the first round opens',
  })
  .meta({ access: session, limit: 'act' })
  .input(Decision)
  .output(Decided)
  .errors(refusals(...decisionFaults));

export const sendToNextStage = call
  .route({
    method: 'POST',
    path: '/api/admin/workflow/send-to-next-stage',
    summary: 'The decision that moves the article on from where it is',
  })
  .meta({ access: session, limit: 'act' })
  .input(Decision)
  .output(Decided)
  .errors(refusals(...decisionFaults));

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
      person: z.object({ name: shortText, email: z.string().trim().toLowerCase().pipe(z.email().max(254)) }).optional(),
      answer_due: day.optional(),
      review_due: day.optional(),
      mail: WrittenMail.nullable().default(null),
    }),
  )
  .output(z.object({ id: uuid }))
  .errors(
    refusals(
      'article-not-found',
      'person-not-found',
      'not-allowed',
      'no-open-round',
      'already-invited',
      'is-an-author',
      'dates-wrong',
    ),
  );

export const previewInvitation = call
  .route({
    method: 'POST',
    path: '/api/admin/workflow/preview-invitation',
    summary: 'The invitation mail as it will go out',
  })
  .meta({ access: session, limit: 'read' })
  .input(z.object({ article_id: uuid, user_id: uuid.optional(), name: z.string().max(300).optional() }))
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

/** What the reviewer sees: never more of the authors than the review mode allows. */
export const ReviewPage = z.object({
  id: uuid,
  version: z.int(),
  state: z.string(),
  journal_en: z.string(),
  journal_ms: z.string(),
  article_title: z.record(z.string(), z.string()),
  abstract: z.record(z.string(), z.string()),
  keywords: z.record(z.string(), z.array(z.string())),
  article_type: z.string(),
  language: z.string(),
  anonymity: z.string(),
  authors: z.array(z.string()).nullable(),
  round: z.int(),
  answer_due: z.string(),
  review_due: z.string(),
  overdue_days: z.int().nullable(),
  files: z.array(z.object({ id: uuid, label: z.string(), filename: z.string(), type: z.string(), size: z.int() })),
  recommendation: z.enum(recommendations).nullable(),
  comments_to_author: z.string(),
  comments_to_editor: z.string(),
  competing_interests: z.string(),
  submitted_at: z.string().nullable(),
});

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
      recommendation: z.enum(recommendations).nullable().default(null),
      comments_to_author: z.string().max(50_000).default(''),
      comments_to_editor: z.string().max(50_000).default(''),
      competing_interests: z.string().trim().max(2000).default(''),
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
      'not-while-switched',
    ),
  );

export const saveRevision = call
  .route({
    method: 'POST',
    path: '/api/admin/article-revision/save',
    summary: 'Submit the revised version with a reply',
  })
  .meta({ access: session, limit: 'act' })
  .input(z.object({ id: uuid.optional(), article_id: uuid, version, reply: z.string().trim().max(50_000).default('') }))
  .output(done)
  .errors(refusals(...article, 'revision-not-asked', 'revision-file-missing'));

export const finishStageWork = call
  .route({
    method: 'POST',
    path: '/api/admin/workflow/finish-stage-work',
    summary: 'Copyediting or production of an article is done',
  })
  .meta({ access: session, limit: 'act' })
  .input(z.object({ article_id: uuid, id: uuid }))
  .output(done)
  .errors(refusals('article-not-found', 'work-not-found', 'not-allowed'));

export const workflow = {
  saveParticipant,
  deleteParticipant,
  candidates,
  previewDecision,
  decide,
  sendToReview,
  sendToNextStage,
  saveRequest,
  previewInvitation,
  cancelReview,
  remindReviewer,
  openReviewLink,
  getReview,
  saveRespond,
  saveRevision,
  finishStageWork,
};

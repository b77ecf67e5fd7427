import { decisionKinds, participantRoles } from '@naskhah/kernel/article-words';
import * as z from 'zod';
import { call, refusals, session } from '../call.ts';
import { aboutPerson, day, shortText, uuid, version } from '../fields.ts';
import { assignEditorToArticles, editorsFor, remindLateReviewers } from './bulk.ts';
import {
  cancelReview,
  getReview,
  lookAtReviewLink,
  openReviewLink,
  previewInvitation,
  remindReviewer,
  saveRequest,
  saveRespond,
} from './reviews.ts';
import { MailDraft } from './views.ts';

const done = z.object({ done: z.literal(true) });
const article = ['article-not-found', 'stale-version'] as const;

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
  .errors(refusals('article-not-found', 'person-not-found', 'not-in-team', 'is-a-reviewer', 'not-allowed'));

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
  .meta({ access: session, limit: 'read', statements: 6 })
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
        /** The month (yyyy-mm): a moment would join the reviewer to an invitation. */
        last_invited: z.string().nullable(),
        conflict: z.enum(['author', 'editor', 'same-institution', 'invited']).nullable(),
        interests: z.array(z.string()),
        ...aboutPerson,
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
  .input(z.object({ article_id: uuid, kind: z.enum(decisionKinds), revisions_due: day.optional() }))
  .output(
    z.object({
      mail: MailDraft.nullable(),
      consequence: z.string(),
      /** When the revised version is due, for the decisions that ask for one. */
      revisions_due: z.string().nullable(),
    }),
  )
  .errors(refusals('article-not-found', 'not-allowed', 'decision-not-open'));

const Decision = z.object({
  id: uuid.optional(),
  article_id: uuid,
  version,
  note: z.string().trim().max(5000).default(''),
  revisions_due: day.optional(),
  mail: WrittenMail.extend({
    /** The day of the preview that the letter was written from; without it, that of a preview that was asked for without a day. */
    written_for: z.object({ revisions_due: day }).optional(),
  })
    .nullable()
    .default(null),
});
const decisionFaults = [
  ...article,
  'not-allowed',
  'decision-not-open',
  'editor-missing',
  'letter-of-other-days',
  'not-while-switched',
  'task-blocks',
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

export const chooseReviewFiles = call
  .route({
    method: 'POST',
    path: '/api/admin/workflow/choose-review-files',
    summary: 'Which files of an article its reviewers get',
  })
  .meta({ access: session, limit: 'act' })
  .input(z.object({ article_id: uuid, files: z.array(uuid).max(500) }))
  .output(done)
  .errors(refusals('article-not-found', 'not-allowed', 'not-while-switched', 'file-not-found', 'file-names-authors'));

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
  lookAtReviewLink,
  openReviewLink,
  getReview,
  saveRespond,
  saveRevision,
  chooseReviewFiles,
  finishStageWork,
  editorsFor,
  assignEditorToArticles,
  remindLateReviewers,
};

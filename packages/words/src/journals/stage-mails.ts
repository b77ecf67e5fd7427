import type { Stage } from '@naskhah/kernel/stages';
import type { MailEvent } from '../messaging/mail-templates.ts';

/** The mails of the catalogue that an article's stages send. What two stages send is switched for both. */
export const mailsOfStage: Record<Stage, readonly MailEvent[]> = {
  submission: [
    'submission-received',
    'submission-arrived',
    'co-author-confirmation',
    'authorship-was-declined',
    'authorship-was-restored',
    'editor-was-assigned',
    'decision-send-to-review',
    'decision-accept-without-review',
  ],
  review: [
    'review-invitation',
    'review-reminder',
    'review-was-accepted',
    'review-was-declined',
    'review-was-submitted',
    'revision-was-submitted',
    'decision-request-revisions',
    'decision-resubmit',
    'decision-accept',
    'decision-decline',
    'decision-revert-decline',
  ],
  copyediting: ['work-was-assigned'],
  production: ['work-was-assigned'],
  publication: [],
};

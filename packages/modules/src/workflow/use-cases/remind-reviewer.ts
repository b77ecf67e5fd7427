import type { Actor } from '@naskhah/kernel/actor';
import { longDay } from '@naskhah/kernel/date-format';
import { ok, type Result, refuse } from '@naskhah/kernel/result';
import { keyedHash } from '../../identity/index.ts';
import { queueMail } from '../../messaging/index.ts';
import { mayRemind } from '../domain/review.ts';
import type { WorkflowNeeds } from '../ports.ts';
import { positionFor } from '../queries/article-position.ts';
import { lastReminder } from '../queries/last-reminder.ts';
import { articleVariables } from '../queries/mail-variables.ts';
import { personForMail } from '../queries/person-for-mail.ts';
import { saveLink } from '../store/review.ts';
import { lockedReview } from './locked-position.ts';

type Refusal = 'review-not-found' | 'not-allowed' | 'review-ended' | 'reminded-today';

/** Mails a reminder with a fresh link, at most once a day; the earlier link stops working. */
export const remindReviewer =
  (needs: WorkflowNeeds) =>
  (actor: Actor, id: string): Promise<Result<{ done: true }, Refusal>> =>
    needs.transaction(async (trx) => {
      const locked = await lockedReview(trx, id);
      const found = locked && (await positionFor(trx, actor, locked.article));
      if (!locked || found?.relation !== 'editor') return refuse('review-not-found');
      const { review } = locked;
      if (found.level !== 'decide') return refuse('not-allowed');
      const person = await personForMail(trx, review.reviewer_id);
      if (!person) return refuse('review-ended');
      const now = needs.clock();
      const may = mayRemind(review.state, await lastReminder(trx, review.submission_id, person.id), now);
      if (!may.ok) return may;

      const token = needs.randomToken();
      await saveLink(trx, id, keyedHash(needs.secret, token));
      await queueMail(needs)(trx, {
        event: 'review-reminder',
        to: { personId: person.id, address: person.address, language: person.language },
        variables: {
          ...(await articleVariables(trx, found.article, person, needs.portalUrl)),
          due: longDay(review.state === 'invited' ? review.answer_due : review.review_due, person.language),
          review_url: `${needs.portalUrl}/review/${token}`,
        },
        journal: review.journal_id,
        subject: { type: 'article', id: review.submission_id },
      });
      await needs.tell(trx, actor, {
        event: 'reviewer-was-reminded',
        subject: { type: 'article', id: review.submission_id },
        journal: review.journal_id,
        data: { review: id },
      });
      return ok({ done: true } as const);
    });

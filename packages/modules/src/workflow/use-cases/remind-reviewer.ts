import type { Actor } from '@naskhah/kernel/actor';
import { longDay } from '@naskhah/kernel/date-format';
import { ok, type Result, refuse } from '@naskhah/kernel/result';
import { keyedHash } from '../../identity/index.ts';
import { queueMail } from '../../messaging/index.ts';
import { mayRemind } from '../domain/review.ts';
import type { WorkflowNeeds } from '../ports.ts';
import { articlePosition } from '../queries/article-position.ts';
import { articleVariables } from '../queries/mail-variables.ts';
import { personForMail } from '../queries/person-for-mail.ts';
import { lockReview } from '../store/review.ts';

type Refusal = 'review-not-found' | 'not-allowed' | 'review-ended' | 'reminded-today';

/** Mails a reminder with a fresh link, at most once a day; the earlier link stops working. */
export const remindReviewer =
  (needs: WorkflowNeeds) =>
  (actor: Actor, id: string): Promise<Result<{ done: true }, Refusal>> =>
    needs.transaction(async (trx) => {
      const review = await lockReview(trx, id);
      const found = review && (await articlePosition(trx, actor, review.submission_id));
      if (!review || found?.relation !== 'editor') return refuse('review-not-found');
      if (found.level !== 'decide') return refuse('not-allowed');
      const person = await personForMail(trx, review.reviewer_id);
      if (!person) return refuse('review-ended');
      const now = needs.clock();
      const recent = await trx
        .selectFrom('messaging.mail')
        .select('created_at')
        .where('event', '=', 'review-reminder')
        .where('subject_id', '=', review.submission_id)
        .where('person_id', '=', person.id)
        .orderBy('created_at', 'desc')
        .limit(1)
        .executeTakeFirst();
      const may = mayRemind(review.state, recent?.created_at, now);
      if (!may.ok) return may;

      const token = needs.randomToken();
      await trx
        .updateTable('workflow.review_assignment')
        .set({ link_hash: keyedHash(needs.secret, token) })
        .where('id', '=', id)
        .execute();
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

import type { Actor } from '@naskhah/kernel/actor';
import { longDay } from '@naskhah/kernel/date-format';
import type { FamilyName } from '@naskhah/kernel/name-parts';
import { ok, type Result, refuse } from '@naskhah/kernel/result';
import { noteMadeFrom, wasMadeFrom } from '../../activity/index.ts';
import { askReviewForm } from '../../forms/index.ts';
import { keyedHash } from '../../identity/index.ts';
import { queueMail } from '../../messaging/index.ts';
import { isNamedAuthor } from '../../submissions/index.ts';
import { type InviteRefusal, inviteOnce, mayInvite } from '../domain/invite.ts';
import { letterDays } from '../domain/letter-days.ts';
import type { WorkflowNeeds } from '../ports.ts';
import { journalDays } from '../queries/journal-days.ts';
import { articleVariables } from '../queries/mail-variables.ts';
import { personForMail } from '../queries/person-for-mail.ts';
import { insertReview, reviewInRound } from '../store/review.ts';
import { lockedPosition } from './locked-position.ts';
import { reviewerByEmail } from './reviewer-account.ts';

type Input = {
  id: string | undefined;
  articleId: string;
  personId: string | undefined;
  newPerson: { name: string; family: FamilyName; email: string } | undefined;
  answerDue: string | undefined;
  reviewDue: string | undefined;
  mail: { subject: string; body: string } | null;
  /** The days of the preview that the mail was written from; those of a preview without days when it does not say. */
  writtenFor?: { answerDue: string; reviewDue: string } | undefined;
};
type Refusal =
  | InviteRefusal
  | 'letter-of-other-days'
  | 'another-content'
  | 'article-not-found'
  | 'person-not-found'
  | 'already-invited'
  | 'is-an-author'
  | 'is-an-editor';

/** Invites a reviewer to the open round, by a mail whose link opens this one review and nothing else. */
export const inviteReviewer =
  (needs: WorkflowNeeds) =>
  (actor: Actor, input: Input): Promise<Result<{ id: string }, Refusal>> =>
    needs.transaction(async (trx) => {
      const found = await lockedPosition(trx, actor, input.articleId);
      if (!found) return refuse('article-not-found');
      const { article, round, participants, position, level } = found;
      const now = needs.clock();
      const days = await journalDays(trx, article.journalId, now);
      const answerDue = input.answerDue ?? days.answerDue;
      const reviewDue = input.reviewDue ?? days.reviewDue;
      const may = mayInvite(position, level, { today: days.today, answerDue, reviewDue });
      if (!may.ok) return may;
      const writtenFor = input.writtenFor ?? days;
      const letter =
        input.mail && letterDays(input.mail, [writtenFor.answerDue, writtenFor.reviewDue], [answerDue, reviewDue]);
      if (letter && !letter.ok) return letter;
      if (!round || actor.kind !== 'person') return refuse('no-open-round');

      const asked = { personId: input.personId, address: input.newPerson?.email };
      if (await isNamedAuthor(trx, article.id, asked)) return refuse('is-an-author');
      const personId = input.personId ?? (input.newPerson && (await reviewerByEmail(trx, needs, input.newPerson, now)));
      const person = personId && (await personForMail(trx, personId));
      if (!person) return refuse('person-not-found', [{ path: 'user_id', code: 'person-not-found' }]);
      const known = await reviewInRound(trx, round.id, person.id);
      const author = await isNamedAuthor(trx, article.id, { personId: person.id, address: undefined });
      const invited = inviteOnce(
        { person: person.id, author, wanted: input.id },
        { by: actor.person, participants, known },
      );
      if (!invited.ok) return invited;
      if (known) return (await wasMadeFrom(trx, known.id, input)) ? ok({ id: known.id }) : refuse('another-content');

      const id = input.id ?? needs.newId();
      const token = needs.randomToken();
      await noteMadeFrom(trx, id, input);
      await insertReview(trx, {
        id,
        roundId: round.id,
        submissionId: article.id,
        journalId: article.journalId,
        reviewerId: person.id,
        invitedBy: actor.person,
        now,
        answerDue,
        reviewDue,
        linkHash: keyedHash(needs.secret, token),
      });
      await askReviewForm(trx, id, article.journalId, now);
      await queueMail(needs)(trx, {
        event: 'review-invitation',
        to: { personId: person.id, address: person.address, language: person.language },
        variables: {
          ...(await articleVariables(trx, article, person, needs.portalUrl)),
          answer_due: longDay(answerDue, person.language),
          review_due: longDay(reviewDue, person.language),
          review_url: `${needs.portalUrl}/review/${token}`,
        },
        journal: article.journalId,
        subject: { type: 'article', id: article.id },
        ...(input.mail && { written: input.mail }),
      });
      await needs.tell(trx, actor, {
        event: 'reviewer-was-invited',
        subject: { type: 'article', id: article.id },
        journal: article.journalId,
        data: { review: id, round: round.number },
      });
      return ok({ id });
    });

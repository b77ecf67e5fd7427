import type { Trx } from '@naskhah/db/tables';
import { type Actor, isSwitched } from '@naskhah/kernel/actor';
import { isEditorRole, type Recommendation } from '@naskhah/kernel/article-words';
import type { FormAnswers } from '@naskhah/kernel/forms/answers';
import { ok, type Result, refuse } from '@naskhah/kernel/result';
import { type Given, withGiven } from '@naskhah/kernel/with-given';
import { checkAnswers, lockAnswer, saveAnswers } from '../../forms/index.ts';
import { queueMail } from '../../messaging/index.ts';
import { authorsOf, participantsOf } from '../../submissions/index.ts';
import { isReviewer } from '../domain/policy.ts';
import { answerReview, type ReviewAnswer, type ReviewRefusal } from '../domain/review.ts';
import type { WorkflowNeeds } from '../ports.ts';
import { articleVariables } from '../queries/mail-variables.ts';
import { saveReview } from '../store/save-review.ts';
import { lockedReview } from './locked-position.ts';
import { tellOfAccount } from './tell-of-account.ts';

type Written = {
  recommendation: Recommendation | null;
  commentsToAuthor: string;
  commentsToEditor: string;
  competingInterests: string;
};
type Input = Pick<ReviewAnswer, 'act' | 'reason'> & {
  id: string;
  version: number;
  suggestions: string;
  /** Of the journal's form; left out, they stay as they were saved. */
  answers?: FormAnswers | undefined;
} & Given<Written>;
type Refusal = ReviewRefusal | 'answers-wrong' | 'review-not-found' | 'stale-version' | 'not-while-switched';

const events = {
  accept: 'review-was-accepted',
  decline: 'review-was-declined',
  save: 'review-was-saved',
  submit: 'review-was-submitted',
} as const;

const writtenIn = (review: {
  recommendation: Recommendation | null;
  comments_to_author: string;
  comments_to_editor: string;
  competing_interests: string | null;
}): Written => ({
  recommendation: review.recommendation,
  commentsToAuthor: review.comments_to_author,
  commentsToEditor: review.comments_to_editor,
  competingInterests: review.competing_interests ?? '',
});

/** Keeps what is answered of the form that this reviewer was asked; nothing where they were asked none. */
const writeAnswers = async (
  needs: WorkflowNeeds,
  trx: Trx,
  review: string,
  { act, answers }: Pick<Input, 'act' | 'answers'>,
): Promise<Result<unknown, 'answers-wrong'>> => {
  if (act !== 'save' && act !== 'submit') return ok(true);
  const asked = await lockAnswer(trx, review);
  if (!asked) return answers && Object.keys(answers).length > 0 ? refuse('answers-wrong') : ok(true);
  const handing = act === 'submit';
  const checked = checkAnswers(asked, answers ?? asked.answers, handing);
  if (checked.ok) await saveAnswers(trx, review, checked.value, { now: needs.clock(), handing });
  return checked;
};

/** What the reviewer answers: accept or decline the invitation, save the review, submit it. The editors hear of it by mail. */
export const respondToReview =
  (needs: WorkflowNeeds) =>
  (actor: Actor, given: Input): Promise<Result<{ articleId: string }, Refusal>> =>
    needs.transaction(async (trx) => {
      if (isSwitched(actor)) return refuse('not-while-switched');
      const locked = await lockedReview(trx, given.id);
      if (!locked || !isReviewer(actor, locked.review)) return refuse('review-not-found');
      const { article, review } = locked;
      if ((await authorsOf(trx, article.id)).includes(review.reviewer_id)) return refuse('review-not-found');
      const input = { ...given, ...withGiven(writtenIn(review), given) };
      const decided = answerReview(review.state, input);
      if (!decided.ok) return decided;
      if (decided.value === review.state && input.act !== 'save') return ok({ articleId: article.id });
      if (review.version !== input.version) return refuse('stale-version');
      const answered = await writeAnswers(needs, trx, review.id, given);
      if (!answered.ok) return answered;
      await saveReview(trx, review, decided.value, input, needs.clock());

      if (input.act === 'accept') await tellOfAccount(trx, needs, review.reviewer_id);
      if (input.act !== 'save')
        for (const editor of (await participantsOf(trx, article.id)).filter(({ role }) => isEditorRole(role)))
          await queueMail(needs)(trx, {
            event: events[input.act],
            to: { personId: editor.person_id, address: editor.address, language: editor.language },
            variables: await articleVariables(trx, article, editor, needs.portalUrl),
            journal: article.journalId,
            subject: { type: 'article', id: article.id },
          });
      await needs.tell(trx, actor, {
        event: events[input.act],
        subject: { type: 'article', id: review.submission_id },
        journal: review.journal_id,
        data: { review: review.id, round: review.round_number },
      });
      return ok({ articleId: article.id });
    });

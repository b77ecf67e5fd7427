import { sharedWith } from '@naskhah/kernel/forms/answers';
import type { AnsweredForm } from '../../forms/index.ts';
import type { Relation } from '../../submissions/index.ts';
import { visibilityFor } from '../../submissions/index.ts';
import { isOpenReview, isShared, type ReviewState } from '../../workflow/index.ts';
import { overdueDays } from '../domain/overdue.ts';
import type { roundRows } from './article-rows.ts';

type Round = Awaited<ReturnType<typeof roundRows>>[number];

/** What a reviewer has written and not yet sent is the reviewer's alone. */
const isIn = (state: string): boolean => state === 'submitted' || state === 'considered' || state === 'thanked';

/** What a reviewer answered, as far as it is for this viewer: editors read it all, others what is shared with authors. */
const formFor = (form: AnsweredForm, editorial: boolean): AnsweredForm | null => {
  if (editorial) return form;
  const shared = sharedWith('author', form, form.answers);
  return shared.form.questions.length > 0
    ? { title_en: form.title_en, title_ms: form.title_ms, questions: shared.form.questions, answers: shared.answers }
    : null;
};

/** A round as this viewer may see it: names, words to the editor and due dates only where the projection gives them. */
export const projectRound = (round: Round, relation: Exclude<Relation, 'reviewer' | 'public'>, today: string) => {
  const sees = visibilityFor(relation, round.anonymity);
  const author = relation === 'author';
  const reviews = round.reviews.filter(
    (review) => !author || (isIn(review.state) && isShared(review.submitted_at, round.reports_shared_at)),
  );
  return {
    id: round.id,
    number: round.number,
    state: round.state,
    anonymity: round.anonymity,
    opened_at: round.opened_at.toISOString(),
    revisions_due: round.revisions_due,
    reviews: reviews.map((review, at) => {
      const waits = review.state === 'invited' ? review.answer_due : review.review_due;
      return {
        // By its id and its moments a reviewer could be known again in another article.
        id: author ? `${round.id} ${at + 1}` : review.id,
        reviewer: sees.reviewers ? { id: review.reviewer_id, name: review.name } : { id: null, name: String(at + 1) },
        affiliation: sees.reviewers ? (review.organisation ?? '') : '',
        state: review.state,
        answer_due: review.answer_due,
        review_due: review.review_due,
        invited_at: author ? null : new Date(review.invited_at).toISOString(),
        submitted_at:
          review.submitted_at &&
          (author ? review.submitted_at.slice(0, 10) : new Date(review.submitted_at).toISOString()),
        overdue_days: !author && isOpenReview(review.state as ReviewState) ? overdueDays(waits, today) : null,
        recommendation: sees.editorial && isIn(review.state) ? review.recommendation : null,
        comments_to_author: isIn(review.state) ? review.comments_to_author : '',
        comments_to_editor: sees.editorial && isIn(review.state) ? review.comments_to_editor : '',
        decline_reason: sees.editorial ? review.decline_reason : null,
        suggestions: sees.editorial ? (review.suggestions ?? '') : '',
        competing_interests: sees.editorial ? (review.competing_interests ?? '') : '',
        form: review.form && isIn(review.state) ? formFor(review.form, sees.editorial) : null,
      };
    }),
    revision: round.revision && {
      ...round.revision,
      submitted_at: new Date(round.revision.submitted_at).toISOString(),
    },
  };
};

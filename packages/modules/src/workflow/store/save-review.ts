import type { Trx } from '@naskhah/db/tables';
import type { Recommendation } from '@naskhah/kernel/article-words';
import type { ReviewState } from '../domain/review.ts';

type Written = {
  act: 'accept' | 'decline' | 'save' | 'submit';
  reason: string;
  suggestions: string;
  recommendation: Recommendation | null;
  commentsToAuthor: string;
  commentsToEditor: string;
  competingInterests: string;
};

/** Saves the reviewer's answer with the new state; the texts only when the act carries them. */
export const saveReview = async (
  trx: Trx,
  review: { id: string; version: number },
  state: ReviewState,
  written: Written,
  now: Date,
): Promise<void> => {
  const answers = written.act === 'accept' || written.act === 'decline';
  await trx
    .updateTable('workflow.review_assignment')
    .set({
      state,
      version: review.version + 1,
      ...(answers && { answered_at: now, suggestions: written.suggestions || null }),
      ...(written.act === 'decline' && { decline_reason: written.reason }),
      ...(!answers && {
        recommendation: written.recommendation,
        comments_to_author: written.commentsToAuthor,
        comments_to_editor: written.commentsToEditor,
        competing_interests: written.competingInterests,
      }),
      ...(written.act === 'submit' && { submitted_at: now }),
    })
    .where('id', '=', review.id)
    .execute();
};

import { Dialog } from '@naskhah/ui/dialogs/dialog';
import { useWords } from '@naskhah/ui/language/language-provider';
import { AnsweredQuestions } from '@naskhah/ui/record/answered-questions';
import { Passages } from '@naskhah/ui/record/reading';
import { recommendationWords, reviewRound } from '@naskhah/words/workflow/review-round';
import { reviewing } from '@naskhah/words/workflow/reviewing';
import type { Review } from '../../app/article.ts';

/** What a reviewer wrote: the report, or why they declined and whom they suggest. */
export const ReviewReport = ({
  review,
  name,
  forEditor,
  onClose,
}: {
  review: Review;
  name: string;
  forEditor: boolean;
  onClose: () => void;
}) => {
  const { say, sayWith } = useWords();
  const written = (text: string | null) => text?.trim() || say(reviewRound.nothingWritten);
  const { recommendation } = review;
  const passages =
    review.state === 'declined'
      ? [
          { title: say(reviewRound.reason), text: written(review.decline_reason) },
          { title: say(reviewRound.suggestions), text: written(review.suggestions) },
        ]
      : [
          { title: say(reviewRound.toAuthor), text: written(review.comments_to_author) },
          ...(forEditor
            ? [
                { title: say(reviewRound.toEditor), text: written(review.comments_to_editor) },
                { title: say(reviewing.competing), text: written(review.competing_interests) },
              ]
            : []),
        ];
  return (
    <Dialog
      opened
      onClose={onClose}
      title={sayWith(review.state === 'declined' ? reviewRound.reasonOf : reviewRound.reportOf, { name })}
      subtitle={recommendation && say(recommendationWords[recommendation as keyof typeof recommendationWords])}
    >
      {review.form && <AnsweredQuestions form={review.form} />}
      <Passages passages={passages} />
    </Dialog>
  );
};

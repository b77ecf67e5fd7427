import { useWords } from '@naskhah/ui/language/language-provider';
import { EmptyState } from '@naskhah/ui/page/empty-state';
import { AnsweredQuestions } from '@naskhah/ui/record/answered-questions';
import { Passages } from '@naskhah/ui/record/reading';
import { recommendationWords } from '@naskhah/words/workflow/review-round';
import { reviewing } from '@naskhah/words/workflow/reviewing';
import { IconHeartHandshake } from '@tabler/icons-react';
import type { ReviewRecord } from './use-review.ts';

/** After the review, or after declining it. */
export const ReviewDone = ({ review }: { review: ReviewRecord }) => {
  const { say } = useWords();
  if (review.state === 'declined') {
    return <EmptyState title={say(reviewing.youDeclined)}>{say(reviewing.youDeclinedWhy)}</EmptyState>;
  }
  const passages = [
    {
      title: say(reviewing.recommendation),
      text: review.recommendation ? say(recommendationWords[review.recommendation]) : '',
    },
    { title: say(reviewing.toAuthor), text: review.comments_to_author },
    { title: say(reviewing.toEditor), text: review.comments_to_editor },
    { title: say(reviewing.competing), text: review.competing_interests },
  ];
  return (
    <>
      <EmptyState icon={IconHeartHandshake} title={say(reviewing.thanks)}>
        {say(reviewing.thanksWhy)}
      </EmptyState>
      {review.form && <AnsweredQuestions form={review.form} />}
      <Passages passages={passages.filter(({ text }) => text.trim() !== '')} />
    </>
  );
};

import { useWords } from '@naskhah/ui/language/language-provider';
import { reviewing } from '@naskhah/words/workflow/reviewing';
import { usePathParam } from '../../app/use-path-param.ts';
import { ReviewSheet } from '../../features/workflow/review/review-sheet.tsx';
import { NameHere } from '../../shell/here.tsx';
import { ReviewMessages } from '../review-messages.tsx';

/** A review for a reviewer who is logged in. */
const MyReviewPage = () => {
  const { say } = useWords();
  const id = usePathParam('id');
  return (
    <>
      <NameHere name={say(reviewing.yourReview)} />
      <ReviewSheet id={id} />
      <ReviewMessages id={id} />
    </>
  );
};

export default MyReviewPage;

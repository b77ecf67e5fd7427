import { useWords } from '@naskhah/ui/language/language-provider';
import { reviewing } from '@naskhah/words/workflow/reviewing';
import { useState } from 'react';
import { PageTitle } from '../app/page-title.tsx';
import { usePathParam } from '../app/use-path-param.ts';
import { PublicTools } from '../features/identity/public-tools.tsx';
import { ReviewByLink } from '../features/workflow/review/review-by-link.tsx';
import { ReviewFrame } from '../features/workflow/review/review-frame.tsx';
import { ReviewSheet } from '../features/workflow/review/review-sheet.tsx';
import { ReviewMessages } from './review-messages.tsx';

/** A review by its link: a page that changes nothing, then the review. */
export const ReviewLinkPage = () => {
  const { say } = useWords();
  const token = usePathParam('token');
  const [id, setId] = useState<string>();
  return (
    <ReviewFrame tools={<PublicTools />}>
      <PageTitle>{say(reviewing.linkTitle)}</PageTitle>
      {id === undefined ? (
        <ReviewByLink token={token} onOpened={setId} />
      ) : (
        <>
          <ReviewSheet id={id} />
          <ReviewMessages id={id} />
        </>
      )}
    </ReviewFrame>
  );
};

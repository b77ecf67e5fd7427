import { useWords } from '@naskhah/ui/language/language-provider';
import { reviewRound } from '@naskhah/words/workflow/review-round';
import { IconUserSearch } from '@tabler/icons-react';
import { lazy, Suspense, useState } from 'react';
import { ActButton } from '../../app/acts-here.tsx';
import type { Article } from '../../app/article.ts';

const FindReviewers = lazy(async () => ({ default: (await import('./find-reviewers.tsx')).FindReviewers }));

/** Opens the finder of reviewers; it stands where the article asks for it, and beside the round otherwise. */
export const FindReviewersButton = ({ article }: { article: Article }) => {
  const { say } = useWords();
  const [finding, setFinding] = useState(false);
  return (
    <>
      <ActButton label={say(reviewRound.find)} icon={IconUserSearch} run={() => setFinding(true)} />
      {finding && (
        <Suspense>
          <FindReviewers article={article} onClose={() => setFinding(false)} />
        </Suspense>
      )}
    </>
  );
};

import { useWords } from '@naskhah/ui/language/language-provider';
import { EmptyState } from '@naskhah/ui/page/empty-state';
import { Marked } from '@naskhah/ui/record/marked';
import { RecordHeader } from '@naskhah/ui/record/record-header';
import { RecordLayout } from '@naskhah/ui/record/record-layout';
import { reviewing } from '@naskhah/words/workflow/reviewing';
import { useState } from 'react';
import { LoadFailure } from '../../../app/load-failure.tsx';
import { PageTitle } from '../../../app/page-title.tsx';
import { isMissing } from '../../../app/problem.ts';
import { queries } from '../../../app/queries.ts';
import { DeclineDialog } from './decline-dialog.tsx';
import { Invitation } from './invitation.tsx';
import { ReviewDone } from './review-done.tsx';
import { ReviewFiles } from './review-files.tsx';
import { ReviewForm } from './review-form.tsx';
import { ReviewRail } from './review-rail.tsx';
import { ReviewText } from './review-text.tsx';
import { type ReviewRecord, reviewKey, useReview } from './use-review.ts';

const Body = ({
  review,
  take,
  onDecline,
}: {
  review: ReviewRecord;
  take: (review: ReviewRecord) => void;
  onDecline: () => void;
}) => {
  switch (review.state) {
    case 'invited':
      return <Invitation review={review} onAnswered={take} onDecline={onDecline} />;
    case 'accepted':
    case 'in-progress':
      return (
        <>
          <ReviewText review={review} />
          <ReviewFiles review={review} />
          <ReviewForm review={review} onSubmitted={take} onDecline={onDecline} />
        </>
      );
    default:
      return <ReviewDone review={review} />;
  }
};

/** A review for its reviewer, the same by link and logged in. */
export const ReviewSheet = ({ id, kind }: { id: string; kind?: string }) => {
  const { say, language } = useWords();
  const { data, error, refetch } = useReview(id);
  const [declining, setDeclining] = useState(false);
  const take = (review: ReviewRecord) => {
    setDeclining(false);
    queries.setQueryData(reviewKey(id), review);
    window.scrollTo(0, 0);
  };
  if (isMissing(error)) {
    return (
      <EmptyState level={1} title={say(reviewing.ended)}>
        {say(reviewing.endedWhy)}
      </EmptyState>
    );
  }
  if (error) return <LoadFailure error={error} level={1} onRetry={() => void refetch()} />;
  if (!data) return <p role="status">{say(reviewing.loading)}</p>;
  const others = Object.entries(data.article_title).filter(([lang, text]) => lang !== data.language && text);
  const [otherLang, otherTitle] = others[0] ?? [];
  const title = data.article_title[data.language] || otherTitle || '';
  return (
    <>
      <PageTitle>{say(reviewing.yourReview)}</PageTitle>
      <RecordHeader
        facts={[language === 'ms' ? data.journal_ms : data.journal_en, kind ?? ''].filter((fact) => fact !== '')}
        title={<Marked text={title} />}
        lang={data.language}
        {...(otherTitle &&
          otherLang &&
          otherTitle !== title && { otherTitle: <Marked text={otherTitle} />, otherLang })}
      />
      <RecordLayout railLabel={say(reviewing.about)} rail={<ReviewRail review={data} />}>
        <Body review={data} take={take} onDecline={() => setDeclining(true)} />
      </RecordLayout>
      {declining && <DeclineDialog review={data} onDeclined={take} onClose={() => setDeclining(false)} />}
    </>
  );
};

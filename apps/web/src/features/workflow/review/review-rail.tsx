import { useWords } from '@naskhah/ui/language/language-provider';
import { type Fact, FactList } from '@naskhah/ui/record/fact-list';
import { RailSection } from '@naskhah/ui/record/record-layout';
import { anonymityWords } from '@naskhah/words/workflow/review-round';
import { reviewing } from '@naskhah/words/workflow/reviewing';
import { useDates } from '../../../app/use-dates.ts';
import { useIssns } from './use-issns.ts';
import type { ReviewRecord } from './use-review.ts';

/** Journal, kind of review, dates, and the authors where the reviewer may know them. */
export const ReviewRail = ({ review }: { review: ReviewRecord }) => {
  const { say, sayWith, language } = useWords();
  const issns = useIssns(review);
  const { short } = useDates();
  const { overdue_days, state, anonymity } = review;
  const late = overdue_days !== null && { urgency: 'late' as const };
  const facts: (Fact | null)[] = [
    { label: say(reviewing.round), value: review.round },
    state === 'invited' ? { label: say(reviewing.answerDue), value: short(review.answer_due) } : null,
    { label: say(reviewing.reviewDue), value: short(review.review_due), ...late },
  ];
  return (
    <>
      <RailSection title={say(reviewing.askedBy)}>
        <p>{sayWith(reviewing.editorsOf, { journal: language === 'ms' ? review.journal_ms : review.journal_en })}</p>
        <FactList facts={issns} />
      </RailSection>
      <RailSection title={say(reviewing.asked)}>
        <p>{say(reviewing.askedWhat)}</p>
        <p>{anonymity in anonymityWords && say(anonymityWords[anonymity as keyof typeof anonymityWords])}</p>
        <FactList facts={facts.filter((fact) => fact !== null)} />
      </RailSection>
      {review.contributor && (
        <RailSection title={say(reviewing.authors)}>
          <p>{review.contributor.map(({ name }) => name).join(', ')}</p>
        </RailSection>
      )}
    </>
  );
};

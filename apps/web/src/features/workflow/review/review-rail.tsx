import { fileSize } from '@naskhah/ui/form/file-size';
import { useWords } from '@naskhah/ui/language/language-provider';
import { type Fact, FactList } from '@naskhah/ui/record/fact-list';
import { FileList } from '@naskhah/ui/record/file-list';
import { RailSection } from '@naskhah/ui/record/record-layout';
import { fileUseWords } from '@naskhah/words/article-page';
import { anonymityWords } from '@naskhah/words/review-round';
import { reviewing } from '@naskhah/words/reviewing';
import { addresses } from '../../../app/addresses.ts';
import { useDates } from '../../../app/use-dates.ts';
import type { ReviewRecord } from './use-review.ts';

const kindOf = (filename: string): keyof typeof fileUseWords | undefined => {
  const stem = filename.replace(/\.[^.]*$/, '');
  return stem in fileUseWords ? (stem as keyof typeof fileUseWords) : undefined;
};

/** Journal, kind of review, dates, and the files once the invitation is accepted. */
export const ReviewRail = ({ review }: { review: ReviewRecord }) => {
  const { say, language } = useWords();
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
      <RailSection title={say(reviewing.about)}>
        <p>{language === 'ms' ? review.journal_ms : review.journal_en}</p>
        <p>{anonymity in anonymityWords && say(anonymityWords[anonymity as keyof typeof anonymityWords])}</p>
        <FactList facts={facts.filter((fact) => fact !== null)} />
      </RailSection>
      {review.authors && (
        <RailSection title={say(reviewing.authors)}>
          <p>{review.authors.join(', ')}</p>
        </RailSection>
      )}
      {review.files.length > 0 && (
        <RailSection title={say(reviewing.files)}>
          <FileList
            files={review.files.map(({ id, filename, label, size }) => {
              const use = kindOf(filename);
              return {
                id,
                name: label || (use ? say(fileUseWords[use]) : filename),
                href: addresses.download(id),
                detail: `${filename} · ${fileSize(size)}`,
              };
            })}
          />
        </RailSection>
      )}
    </>
  );
};

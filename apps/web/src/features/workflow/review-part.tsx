import { useWords } from '@naskhah/ui/language/language-provider';
import { EmptyState } from '@naskhah/ui/page/empty-state';
import { Section } from '@naskhah/ui/page/section';
import { Passages, Reading } from '@naskhah/ui/record/reading';
import { anonymityWords, reviewRound, roundStateWords } from '@naskhah/words/workflow/review-round';
import { lazy, Suspense, useState } from 'react';
import type { Article, Review, Round } from '../../app/article.ts';
import { FindReviewersButton } from './find-reviewers-button.tsx';
import { ReviewRow } from './review-row.tsx';
import css from './reviewers.module.css';

const AnsweredQuestions = lazy(async () => ({
  default: (await import('@naskhah/ui/record/answered-questions')).AnsweredQuestions,
}));
const ReviewReport = lazy(async () => ({ default: (await import('./review-report.tsx')).ReviewReport }));

const wordsOf = <W extends object>(words: W, key: string) => (key in words ? words[key as keyof W] : undefined);

const Reviewers = ({ article, round }: { article: Article; round: Round }) => {
  const { say, sayWith } = useWords();
  const [read, setRead] = useState<Review>();
  const forEditor = article.viewer === 'editor';
  const nameOf = ({ reviewer }: Review) =>
    reviewer.id === null ? sayWith(reviewRound.numbered, { number: reviewer.name }) : reviewer.name;
  if (round.reviews.length === 0) {
    return (
      <EmptyState level={3} title={say(forEditor ? reviewRound.noReviewers : reviewRound.noReports)}>
        {say(forEditor ? reviewRound.noReviewersWhy : reviewRound.noReportsWhy)}
      </EmptyState>
    );
  }
  // Authors read the reports at once; what is recommended and when it was due is the editors'.
  if (article.viewer === 'author') {
    return (
      <Passages
        passages={round.reviews.map((review) => ({
          title: nameOf(review),
          text: (
            <>
              {review.form && (
                <Suspense>
                  <AnsweredQuestions form={review.form} level={4} />
                </Suspense>
              )}
              {review.comments_to_author.trim() || say(reviewRound.nothingWritten)}
            </>
          ),
        }))}
      />
    );
  }
  return (
    <>
      <table className={css.table}>
        <thead>
          <tr>
            <th scope="col">{say(reviewRound.reviewer)}</th>
            <th scope="col">{say(reviewRound.state)}</th>
            <th scope="col">{say(reviewRound.recommendation)}</th>
            <th scope="col">{say(reviewRound.due)}</th>
            <th scope="col">
              <span className={css.spoken}>{say(reviewRound.actions)}</span>
            </th>
          </tr>
        </thead>
        <tbody>
          {round.reviews.map((review) => (
            <ReviewRow
              key={review.id}
              review={review}
              name={nameOf(review)}
              acts={article.can.decide.length > 0}
              onRead={() => setRead(review)}
            />
          ))}
        </tbody>
      </table>
      {read && (
        <Suspense>
          <ReviewReport review={read} name={nameOf(read)} forEditor={forEditor} onClose={() => setRead(undefined)} />
        </Suspense>
      )}
    </>
  );
};

/** A round of review: who was asked, what is in, and the reply of the author. */
export const ReviewPart = ({ article, number }: { article: Article; number: number | undefined }) => {
  const { say, sayWith } = useWords();
  const round = article.workflow.rounds.find((one) => one.number === number);
  if (!round) return <EmptyState title={say(reviewRound.noRounds)}>{say(reviewRound.noRoundsWhy)}</EmptyState>;
  const anonymity = wordsOf(anonymityWords, round.anonymity);
  const state = wordsOf(roundStateWords, round.state);
  const latest = article.workflow.rounds[0]?.id === round.id;
  const title = article.viewer === 'author' ? reviewRound.reportsTitle : reviewRound.title;
  return (
    <>
      <Section
        title={sayWith(title, { round: round.number })}
        detail={[anonymity, state].flatMap((words) => (words ? [say(words)] : [])).join(' · ')}
        actions={
          article.can.invite_reviewer &&
          latest &&
          !article.acts.includes('find-reviewers') && <FindReviewersButton article={article} />
        }
      >
        <Reviewers article={article} round={round} />
      </Section>
      {round.revision && (
        <Section title={say(reviewRound.reply)}>
          <Reading>{round.revision.reply.trim() || say(reviewRound.nothingWritten)}</Reading>
        </Section>
      )}
    </>
  );
};

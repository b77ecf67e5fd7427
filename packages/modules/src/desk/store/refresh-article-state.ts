import type { Trx } from '@naskhah/db/tables';
import type { ReviewerProgress } from '@naskhah/kernel/documents';
import { deriveState, type ReviewFacts } from '../domain/derive-state.ts';
import { articleFacts } from './article-facts.ts';
import { refreshParts } from './refresh-parts.ts';

const block = (review: ReviewFacts): ReviewerProgress => {
  switch (review.state) {
    case 'invited':
      return { state: 'invited', due: review.answerDue };
    case 'accepted':
    case 'in-progress':
      return { state: 'working', due: review.reviewDue };
    case 'submitted':
    case 'considered':
    case 'thanked':
      return { state: 'in', due: null };
    case 'declined':
    case 'cancelled':
      return { state: 'declined', due: null };
  }
};

const closed = new Set(['published', 'declined', 'withdrawn', 'transferred', 'retracted']);

/** Derives the state of an article anew and keeps it for the lists, in the transaction that changed the article. */
export const refreshArticleState = async (trx: Trx, submissionId: string): Promise<void> => {
  const found = await articleFacts(trx, submissionId);
  if (!found) return;
  const { facts, row } = found;
  const derived = deriveState(facts);
  const reviews = (facts.round?.reviews ?? []).filter((review) => review.state !== 'cancelled');
  const values = {
    journal_id: row.journalId,
    time_zone: row.timeZone,
    state: derived.state,
    turn: derived.turn,
    since: derived.since,
    due: derived.due,
    round: facts.round?.number ?? 0,
    reviewers: JSON.stringify(reviews.map(block)),
    number: row.number,
    title: row.title,
    authors: row.authors,
    search: row.search,
    submitted_at: row.submittedAt,
    open: !closed.has(derived.state),
  };
  await trx
    .insertInto('desk.article_state')
    .values({ submission_id: submissionId, ...values })
    .onConflict((conflict) => conflict.column('submission_id').doUpdateSet(values))
    .execute();
  await refreshParts(trx, submissionId);
};

import type { Trx } from '@naskhah/db/tables';
import { deriveState } from '../domain/derive-state.ts';
import { progressOf } from '../domain/reviewer-progress.ts';
import { stageOf } from '../domain/stage-of.ts';
import { articleFacts } from './article-facts.ts';
import { refreshParts } from './refresh-parts.ts';

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
    reviewers: JSON.stringify(reviews.map(progressOf)),
    number: row.number,
    title: row.title,
    authors: row.authors,
    search: row.search,
    submitted_at: row.submittedAt,
    open: stageOf(derived.state) !== undefined,
  };
  await trx
    .insertInto('desk.article_state')
    .values({ submission_id: submissionId, ...values })
    .onConflict((conflict) => conflict.column('submission_id').doUpdateSet(values))
    .execute();
  await refreshParts(trx, submissionId);
};

import type { Trx } from '@naskhah/db/tables';
import { deriveState } from '../domain/derive-state.ts';
import { partsOf } from '../domain/parts-of.ts';
import { progressOf } from '../domain/reviewer-progress.ts';
import { stageOf } from '../domain/stage-of.ts';
import { articleFacts } from '../queries/article-facts.ts';
import { saveParts } from '../store/article-part.ts';
import { saveArticleState } from '../store/article-state.ts';

/** Derives the state of an article anew and keeps it for the lists, in the transaction that changed the article. */
export const refreshArticleState = async (trx: Trx, submissionId: string): Promise<void> => {
  const found = await articleFacts(trx, submissionId);
  if (!found) return;
  const { facts, row, parts, work } = found;
  const derived = deriveState(facts);
  const reviews = (facts.round?.reviews ?? []).filter((review) => review.state !== 'cancelled');
  await saveArticleState(trx, {
    submission_id: submissionId,
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
  });
  await saveParts(trx, submissionId, partsOf(derived.turn, parts, work));
};

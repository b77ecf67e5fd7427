import type { Trx } from '@naskhah/db/tables';
import type { ArticleRow } from '../../submissions/index.ts';
import type { Effect } from '../domain/decisions.ts';
import { sharesReports } from '../domain/rounds.ts';
import { cancelOpenReviews } from './review.ts';
import { openRound, setRound } from './round.ts';

type Change = {
  article: ArticleRow;
  round: { id: string; number: number } | undefined;
  effect: Effect;
  now: Date;
  newId: () => string;
  anonymity: 'anonymous' | 'double-anonymous' | 'open';
};

/** Opens, closes or moves the current round as the decision says. A closed round takes no more reviews: open assignments are cancelled. */
export const applyToRounds = async (trx: Trx, change: Change, revisionsDue: string): Promise<void> => {
  const { article, round, effect, now, newId, anonymity } = change;
  const sharedAt = sharesReports(effect.round) ? now : undefined;
  switch (effect.round) {
    case 'keep':
      return;
    case 'open-first':
      if (round) return setRound(trx, round.id, 'open', { closedAt: null });
      return openRound(trx, { id: newId(), submissionId: article.id, number: 1, anonymity, now });
    case 'open':
      return round && setRound(trx, round.id, 'open', { closedAt: null });
    case 'revisions-submitted':
      return round && setRound(trx, round.id, effect.round);
    case 'revisions-requested':
    case 'resubmit':
      return round && setRound(trx, round.id, effect.round, { revisionsDue, sharedAt });
    case 'accepted':
    case 'declined':
      if (!round) return;
      await cancelOpenReviews(trx, round.id);
      return setRound(trx, round.id, effect.round, { closedAt: now, sharedAt });
  }
};

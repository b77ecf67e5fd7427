import type { Trx } from '@naskhah/db/tables';
import type { Actor } from '@naskhah/kernel/actor';
import { lockArticle, participantsOf, relationTo } from '../../submissions/index.ts';
import { levelOf, positionOf } from '../domain/standing.ts';
import { currentRound } from '../store/round.ts';

/** The article with everything that an act of the workflow asks first, locked; undefined where this actor may not see it. */
export const articlePosition = async (trx: Trx, actor: Actor, id: string) => {
  const article = await lockArticle(trx, id);
  if (!article) return undefined;
  const participants = await participantsOf(trx, id);
  const relation = relationTo(actor, { ...article, participants });
  if (!relation) return undefined;
  const round = await currentRound(trx, id);
  return {
    article,
    participants,
    relation,
    round,
    position: positionOf(article, round, participants),
    level: levelOf(actor, relation, article.journalId, article.stage),
  };
};

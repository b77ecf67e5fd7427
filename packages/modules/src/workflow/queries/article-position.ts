import type { Db } from '@naskhah/db/tables';
import type { Actor } from '@naskhah/kernel/actor';
import { skippedStages } from '../../journals/index.ts';
import { type ArticleRow, authorsOf, findArticle, participantsOf, relationTo } from '../../submissions/index.ts';
import { levelOf, positionOf } from '../domain/standing.ts';
import { currentRound } from '../store/round.ts';

/** Where this article stands for the actor, with everything that an act of the workflow asks first; undefined where they may not see it. */
export const positionFor = async (db: Db, actor: Actor, article: ArticleRow) => {
  const participants = await participantsOf(db, article.id);
  const relation = relationTo(actor, { ...article, participants, authors: await authorsOf(db, article.id) });
  if (!relation) return undefined;
  const round = await currentRound(db, article.id);
  return {
    article,
    participants,
    relation,
    round,
    position: positionOf(article, round, participants, await skippedStages(db, article.journalId)),
    level: levelOf(actor, relation, article.journalId, article.stage),
  };
};

/** The same by the article's id, for who only reads. */
export const articlePosition = async (db: Db, actor: Actor, id: string) => {
  const article = await findArticle(db, id);
  return article && positionFor(db, actor, article);
};

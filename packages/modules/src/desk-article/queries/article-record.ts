import type { Db } from '@naskhah/db/tables';
import type { Actor } from '@naskhah/kernel/actor';
import { referenceCount } from '../../references/index.ts';
import { articleRows, decisionRows, roundRows } from './article-rows.ts';
import { projectArticle } from './project-article.ts';

/** The article page for this viewer: four statements. Undefined where it is not theirs to see. */
export const articleRecord = async (db: Db, actor: Actor, id: string, now: Date) => {
  const [row, rounds, decisions, references] = await Promise.all([
    articleRows(db, id),
    roundRows(db, id),
    decisionRows(db, id),
    referenceCount(db, id),
  ]);
  return row && projectArticle({ row, rounds, decisions, references }, actor, now);
};

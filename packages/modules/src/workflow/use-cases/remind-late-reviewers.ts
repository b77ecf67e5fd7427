import type { Db } from '@naskhah/db/tables';
import type { Actor } from '@naskhah/kernel/actor';
import { eachByItself } from '@naskhah/kernel/each-by-itself';
import { ok, type Result, refuse } from '@naskhah/kernel/result';
import type { WorkflowNeeds } from '../ports.ts';
import { articlePosition } from '../queries/article-position.ts';
import { lateReviews } from '../queries/late-reviews.ts';
import { remindReviewer } from './remind-reviewer.ts';

type Refusal = 'article-not-found' | 'nobody-late' | 'not-allowed' | 'reminded-today';

/** Reminds whoever is late with these articles; each reminder is an act of its own. Answers how many were reminded. */
export const remindLateReviewers = (db: Db, needs: WorkflowNeeds) => async (actor: Actor, articles: string[]) => {
  const late = await lateReviews(db, articles, needs.clock());
  const remind = remindReviewer(needs);
  return eachByItself(articles, async (article): Promise<Result<number, Refusal>> => {
    if ((await articlePosition(db, actor, article))?.relation !== 'editor') return refuse('article-not-found');
    let reminded = 0;
    let why: Refusal = 'nobody-late';
    for (const { id } of late.filter((review) => review.article === article)) {
      const done = await remind(actor, id);
      if (done.ok) reminded += 1;
      // What has just ended is nobody to wait for.
      else if (done.refusal === 'not-allowed' || done.refusal === 'reminded-today') why = done.refusal;
    }
    return reminded > 0 ? ok(reminded) : refuse(why);
  });
};

import type { Actor } from '@naskhah/kernel/actor';
import { ok, type Result, refuse } from '@naskhah/kernel/result';
import { finishWork } from '../domain/stage-work.ts';
import type { WorkflowNeeds } from '../ports.ts';
import { articlePosition } from '../queries/article-position.ts';

type Refusal = 'article-not-found' | 'work-not-found' | 'not-allowed';

/** Copyediting or production of an article is done: said by who was asked, or by its editor. */
export const finishStageWork =
  (needs: WorkflowNeeds) =>
  (actor: Actor, input: { articleId: string; id: string }): Promise<Result<{ done: true }, Refusal>> =>
    needs.transaction(async (trx) => {
      const found = await articlePosition(trx, actor, input.articleId);
      if (!found || found.relation === 'author' || actor.kind !== 'person') return refuse('article-not-found');
      const work = await trx
        .selectFrom('workflow.stage_work')
        .select(['id', 'person_id', 'stage', 'done_at'])
        .where('id', '=', input.id)
        .where('submission_id', '=', found.article.id)
        .forUpdate()
        .executeTakeFirst();
      if (!work) return refuse('work-not-found');
      const finished = finishWork(work, actor.person, found.level);
      if (!finished.ok) return finished;
      if (finished.value === 'already') return ok({ done: true } as const);
      await trx.updateTable('workflow.stage_work').set({ done_at: needs.clock() }).where('id', '=', work.id).execute();
      await needs.tell(trx, actor, {
        event: 'stage-work-was-finished',
        subject: { type: 'article', id: found.article.id },
        journal: found.article.journalId,
        data: { stage: work.stage },
      });
      return ok({ done: true } as const);
    });

import type { Actor } from '@naskhah/kernel/actor';
import { ok, type Result, refuse } from '@naskhah/kernel/result';
import { finishWork } from '../domain/stage-work.ts';
import type { WorkflowNeeds } from '../ports.ts';
import { lockStageWork, saveWorkDone } from '../store/stage-work.ts';
import { lockedPosition } from './locked-position.ts';

type Refusal = 'article-not-found' | 'work-not-found' | 'not-allowed';

/** Copyediting or production of an article is done: said by who was asked, or by its editor. */
export const finishStageWork =
  (needs: WorkflowNeeds) =>
  (actor: Actor, input: { articleId: string; id: string }): Promise<Result<{ done: true }, Refusal>> =>
    needs.transaction(async (trx) => {
      const found = await lockedPosition(trx, actor, input.articleId);
      if (!found || found.relation === 'author' || actor.kind !== 'person') return refuse('article-not-found');
      const work = await lockStageWork(trx, found.article.id, input.id);
      if (!work) return refuse('work-not-found');
      const finished = finishWork(work, actor.person, found.level);
      if (!finished.ok) return finished;
      if (finished.value === 'already') return ok({ done: true } as const);
      await saveWorkDone(trx, work.id, needs.clock());
      await needs.tell(trx, actor, {
        event: 'stage-work-was-finished',
        subject: { type: 'article', id: found.article.id },
        journal: found.article.journalId,
        data: { stage: work.stage },
      });
      return ok({ done: true } as const);
    });

import type { Actor } from '@naskhah/kernel/actor';
import { ok, type Result, refuse } from '@naskhah/kernel/result';
import { removeParticipant as remove } from '../../submissions/index.ts';
import { removePart } from '../domain/participants.ts';
import type { WorkflowNeeds } from '../ports.ts';
import { dropOpenWork } from '../store/stage-work.ts';
import { lockedPosition } from './locked-position.ts';

type Refusal = 'article-not-found' | 'last-mandatory-participant' | 'not-allowed';

/** Takes a participant off an article. Past the submission stage somebody must stay as its editor; its author always stays. */
export const removeParticipant =
  (needs: WorkflowNeeds) =>
  (actor: Actor, input: { articleId: string; id: string }): Promise<Result<{ done: true }, Refusal>> =>
    needs.transaction(async (trx) => {
      const found = await lockedPosition(trx, actor, input.articleId);
      if (!found) return refuse('article-not-found');
      const removed = removePart(found.participants, input.id, found.article.stage, found.level);
      if (!removed.ok) return removed;
      const part = removed.value;
      if (!part) return ok({ done: true } as const);
      await remove(trx, part.id);
      await dropOpenWork(trx, found.article.id, part.person_id);
      await needs.tell(trx, actor, {
        event: 'participant-was-removed',
        subject: { type: 'article', id: found.article.id },
        journal: found.article.journalId,
        data: { person: part.person_id, role: part.role },
      });
      return ok({ done: true } as const);
    });

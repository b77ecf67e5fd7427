import type { Actor } from '@naskhah/kernel/actor';
import type { ParticipantRole } from '@naskhah/kernel/article-words';
import { type Result, refuse } from '@naskhah/kernel/result';
import type { WorkflowNeeds } from '../ports.ts';
import { givePart, type PartRefusal } from './give-part.ts';
import { lockedPosition } from './locked-position.ts';

type Input = { articleId: string; personId: string; role: ParticipantRole };

/** Assigns somebody of the journal's team to an article. */
export const addParticipant =
  (needs: WorkflowNeeds) =>
  (
    actor: Actor,
    { articleId, personId, role }: Input,
  ): Promise<Result<{ done: true }, PartRefusal | 'article-not-found'>> =>
    needs.transaction(async (trx) => {
      const found = await lockedPosition(trx, actor, articleId);
      if (!found) return refuse('article-not-found');
      const { article, participants, level } = found;
      return await givePart(needs)(trx, actor, { article, participants, level, personId, role });
    });

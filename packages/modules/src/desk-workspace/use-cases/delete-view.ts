import type { Actor } from '@naskhah/kernel/actor';
import { ok, type Result, refuse } from '@naskhah/kernel/result';
import type { ActNeeds } from '../../activity/index.ts';
import { dropView, lockView } from '../store/saved-view.ts';

type Input = { id: string; version: number };

/** Removes a view of one's own; another's is not there. */
export const deleteView =
  ({ transaction }: Pick<ActNeeds, 'transaction'>) =>
  (actor: Actor, { id, version }: Input): Promise<Result<{ done: true }, 'view-not-found' | 'stale-version'>> =>
    transaction(async (trx) => {
      const view = actor.kind === 'person' ? await lockView(trx, actor.person, id) : undefined;
      if (!view) return refuse('view-not-found');
      if (view.version !== version) return refuse('stale-version');
      await dropView(trx, id);
      return ok({ done: true } as const);
    });

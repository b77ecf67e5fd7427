import type { Actor } from '@naskhah/kernel/actor';
import { ok, type Result, refuse } from '@naskhah/kernel/result';
import type { ActNeeds } from '../../activity/index.ts';
import { saveView as decide, type SavedView, type SaveViewRefusal } from '../domain/save-view.ts';
import { lockViews, storeView, viewsOf } from '../store/saved-view.ts';

type Input = Omit<SavedView, 'version' | 'opens'> & { version?: number | undefined; opens?: boolean | undefined };
type Needs = Pick<ActNeeds, 'transaction' | 'clock'>;

/** Keeps a view of a list for the person who looks at it. It is nobody else's business, so no log tells of it. */
export const saveView =
  ({ transaction, clock }: Needs) =>
  (actor: Actor, input: Input): Promise<Result<SavedView, SaveViewRefusal>> =>
    transaction(async (trx) => {
      if (actor.kind !== 'person') return refuse('view-not-found');
      // One save of this person at a time: names and the view that opens are counted over all of theirs.
      await lockViews(trx, actor.person);
      const decided = decide(await viewsOf(trx, actor.person, input.list), input);
      if (!decided.ok) return decided;
      const stored = await storeView(trx, actor.person, decided.value, clock());
      return stored ? ok(decided.value) : refuse('view-not-found');
    });

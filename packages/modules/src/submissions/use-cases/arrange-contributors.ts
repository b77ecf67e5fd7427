import type { Actor } from '@naskhah/kernel/actor';
import { namesEachOnce } from '@naskhah/kernel/arrangement';
import { ok, type Result, refuse } from '@naskhah/kernel/result';
import type { SubmissionsNeeds } from '../ports.ts';
import { contributorIds, deleteContributor } from '../store/contributor.ts';
import { orderContributors } from '../store/contributor-order.ts';
import { type EditRefusal, editDraft } from './edit-draft.ts';

type Draft = { id: string; version: number };

/** Puts the contributors in the given order, which must name each of them once. */
export const arrangeContributors =
  (needs: SubmissionsNeeds) =>
  (actor: Actor, input: Draft & { order: string[] }): Promise<Result<string, EditRefusal | 'order-wrong'>> =>
    editDraft(needs, actor, input, 'contributors-were-ordered', async (trx, draft) => {
      const present = await contributorIds(trx, draft.id);
      if (!namesEachOnce(present, input.order)) return refuse('order-wrong');
      await orderContributors(trx, draft.id, input.order);
      return ok(undefined);
    });

export const removeContributor =
  (needs: SubmissionsNeeds) =>
  (
    actor: Actor,
    input: Draft & { contributor: string },
  ): Promise<Result<string, EditRefusal | 'contributor-not-found'>> =>
    editDraft<'contributor-not-found'>(needs, actor, input, 'contributor-was-removed', async (trx, draft) => {
      if (!(await deleteContributor(trx, draft.id, input.contributor))) return refuse('contributor-not-found');
      await orderContributors(trx, draft.id, await contributorIds(trx, draft.id));
      return ok(undefined);
    });

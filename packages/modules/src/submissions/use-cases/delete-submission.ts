import type { Actor } from '@naskhah/kernel/actor';
import { ok, type Result, refuse } from '@naskhah/kernel/result';
import { replaceReferences } from '../../references/index.ts';
import { mayEditDraft } from '../domain/policy.ts';
import type { SubmissionsNeeds } from '../ports.ts';
import { deleteDraft, lockDraft } from '../store/draft.ts';
import type { EditRefusal } from './edit-draft.ts';

/** Deletes a draft; after submission there is withdrawal. */
export const deleteSubmission =
  (needs: SubmissionsNeeds) =>
  (actor: Actor, input: { id: string; version: number }): Promise<Result<{ done: true }, EditRefusal>> =>
    needs.transaction(async (trx) => {
      const draft = await lockDraft(trx, input.id);
      if (!draft || !mayEditDraft(actor, draft)) return refuse('submission-not-found');
      if (draft.status !== 'draft') return refuse('submission-frozen');
      if (draft.version !== input.version) return refuse('stale-version');
      await replaceReferences(trx, draft, []);
      await needs.tell(trx, actor, {
        event: 'submission-was-deleted',
        subject: { type: 'article', id: draft.id },
        journal: draft.journalId,
      });
      await deleteDraft(trx, draft.id);
      return ok({ done: true } as const);
    });

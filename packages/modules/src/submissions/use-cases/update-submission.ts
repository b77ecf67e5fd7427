import type { Actor } from '@naskhah/kernel/actor';
import { ok, type Result } from '@naskhah/kernel/result';
import type { SubmissionsNeeds } from '../ports.ts';
import { type DraftPatch, patchDraft } from '../store/draft.ts';
import { type EditRefusal, editDraft } from './edit-draft.ts';

/** Saves some fields of a draft: what autosave sends. */
export const updateSubmission =
  (needs: SubmissionsNeeds) =>
  (actor: Actor, input: { id: string; version: number; patch: DraftPatch }): Promise<Result<string, EditRefusal>> =>
    editDraft(needs, actor, input, 'submission-was-saved', async (trx, draft) => {
      await patchDraft(trx, draft.id, input.patch);
      return ok(undefined);
    });

import type { Trx } from '@naskhah/db/tables';
import type { Actor } from '@naskhah/kernel/actor';
import { ok, type Result, refuse } from '@naskhah/kernel/result';
import { mayEditDraft } from '../domain/policy.ts';
import type { SubmissionsNeeds } from '../ports.ts';
import { type DraftRow, lockDraft, touchDraft } from '../store/draft.ts';

export type EditRefusal = 'submission-not-found' | 'stale-version' | 'submission-frozen';

type DraftFact =
  | 'submission-was-saved'
  | 'contributor-was-added'
  | 'contributor-was-changed'
  | 'contributor-was-removed'
  | 'contributors-were-ordered';

/** What every save of a draft shares: lock, whose is it, is it still a draft, is it the version that was read; then the change. */
export const editDraft = <R extends string>(
  needs: SubmissionsNeeds,
  actor: Actor,
  input: { id: string; version: number },
  event: DraftFact,
  change: (trx: Trx, draft: DraftRow) => Promise<Result<unknown, R>>,
): Promise<Result<string, EditRefusal | R>> =>
  needs.transaction(async (trx): Promise<Result<string, EditRefusal | R>> => {
    const draft = await lockDraft(trx, input.id);
    if (!draft || !mayEditDraft(actor, draft)) return refuse('submission-not-found');
    if (draft.status !== 'draft') return refuse('submission-frozen');
    if (draft.version !== input.version) return refuse('stale-version');
    const changed = await change(trx, draft);
    if (!changed.ok) return changed;
    await touchDraft(trx, draft.id, needs.clock());
    await needs.tell(trx, actor, { event, subject: { type: 'article', id: draft.id }, journal: draft.journalId });
    return ok(draft.id);
  });

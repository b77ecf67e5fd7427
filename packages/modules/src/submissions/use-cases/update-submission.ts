import type { Trx } from '@naskhah/db/tables';
import type { Actor } from '@naskhah/kernel/actor';
import { ok, type Result, refuse } from '@naskhah/kernel/result';
import { submissionRules, takesType } from '@naskhah/kernel/submission-rules';
import type { SubmissionsNeeds } from '../ports.ts';
import { receivingJournal, sectionFor } from '../queries/place-for-draft.ts';
import { type DraftPatch, type DraftRow, patchDraft } from '../store/draft.ts';
import { type EditRefusal, editDraft } from './edit-draft.ts';

type PlaceRefusal = 'section-not-found' | 'article-type-closed';

/** Whether the journal takes what is chosen anew; what was chosen before is asked when the submission is sent. */
const placeFault = async (
  trx: Trx,
  { journalId }: DraftRow,
  { sectionId, articleType }: DraftPatch,
): Promise<Result<null, PlaceRefusal>> => {
  if (sectionId && (await sectionFor(trx, journalId, sectionId)) === undefined)
    return refuse('section-not-found', [{ path: 'section_id', code: 'section-not-found' }]);
  if (articleType === undefined) return ok(null);
  const journal = await receivingJournal(trx, journalId);
  return journal && !takesType(submissionRules(journal.submission_rules), articleType)
    ? refuse('article-type-closed', [{ path: 'article_type', code: 'article-type-closed' }])
    : ok(null);
};

/** Saves some fields of a draft: what autosave sends. */
export const updateSubmission =
  (needs: SubmissionsNeeds) =>
  (
    actor: Actor,
    input: { id: string; version: number; patch: DraftPatch },
  ): Promise<Result<string, EditRefusal | PlaceRefusal>> =>
    editDraft<PlaceRefusal>(needs, actor, input, 'submission-was-saved', async (trx, draft) => {
      const place = await placeFault(trx, draft, input.patch);
      if (!place.ok) return place;
      await patchDraft(trx, draft.id, input.patch);
      return ok(undefined);
    });

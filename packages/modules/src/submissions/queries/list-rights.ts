import type { Db } from '@naskhah/db/tables';
import type { Actor } from '@naskhah/kernel/actor';
import { mayEditDraft, maySeeDraft } from '../domain/policy.ts';
import { findDraft } from '../store/draft.ts';

/** Whether the actor may see and change what hangs on a draft, such as its reference list. */
export const listRights = async (db: Db, actor: Actor, submissionId: string) => {
  const draft = await findDraft(db, submissionId);
  if (!draft) return { see: false, edit: false, journal: '' };
  return {
    see: maySeeDraft(actor, draft),
    edit: mayEditDraft(actor, draft) && draft.status === 'draft',
    journal: draft.journalId,
  };
};

import { type Actor, isAdministrator } from '@naskhah/kernel/actor';

type Owned = { submitterId: string | null; status: string };

/** A draft belongs to its submitter alone. */
export const mayEditDraft = (actor: Actor, draft: Owned): boolean =>
  actor.kind === 'person' && actor.person === draft.submitterId;

export const maySeeDraft = (actor: Actor, draft: Owned): boolean =>
  mayEditDraft(actor, draft) || isAdministrator(actor);

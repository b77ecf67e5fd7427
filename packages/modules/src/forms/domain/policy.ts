import { type Actor, hasFlag, isAdministrator, may } from '@naskhah/kernel/actor';

/** Who builds a form: whoever holds form_builder in its journal; the checklist of the portal, who checks journals by it. */
export const mayBuild = (actor: Actor, journal: string | null): boolean =>
  journal === null ? isAdministrator(actor) || hasFlag(actor, 'checksJournals') : may(actor, 'form_builder', journal);

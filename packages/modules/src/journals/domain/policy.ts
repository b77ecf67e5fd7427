import { type Actor, hasFlag, isAdministrator, may } from '@naskhah/kernel/actor';
import type { JournalState } from './journal.ts';
import { isOpen } from './journal.ts';

type Owned = { id: string; ownerId: string | null; state: JournalState };

/** The masthead belongs to whoever holds it in the journal, and to the applicant until the journal has been verified. */
export const mayEditJournal = (actor: Actor, journal: Owned): boolean =>
  may(actor, 'masthead', journal.id) ||
  (actor.kind === 'person' && actor.person === journal.ownerId && !isOpen(journal.state));

export const mayVerifyJournal = (actor: Actor): boolean => isAdministrator(actor) || hasFlag(actor, 'checksJournals');

/** A journal that is not open yet is seen by its people and by those who verify. */
export const maySeeJournal = (actor: Actor, journal: Owned): boolean =>
  isOpen(journal.state) ||
  mayEditJournal(actor, journal) ||
  mayVerifyJournal(actor) ||
  (actor.kind === 'person' && actor.journals.has(journal.id));

import { type Actor, hasFlag, isAdministrator, may } from '@naskhah/kernel/actor';
import { type JournalField, journalFieldNames, journalFields } from '@naskhah/kernel/journal-fields';
import type { JournalState } from './journal.ts';
import { isOpen } from './journal.ts';

type Owned = { id: string; ownerId: string | null; state: JournalState };

/** A registration is its applicant's, whole, until the journal has been verified. */
const isApplicant = (actor: Actor, { ownerId, state }: Owned): boolean =>
  actor.kind === 'person' && actor.person === ownerId && !isOpen(state);

/** The masthead belongs to whoever holds it in the journal, and to the applicant until the journal has been verified. */
export const mayEditJournal = (actor: Actor, journal: Owned): boolean =>
  may(actor, 'masthead', journal.id) || isApplicant(actor, journal);

/** A field is written by whom the bit of its section opens it, and by nobody else. */
export const mayWriteField = (actor: Actor, journal: Owned, field: JournalField): boolean =>
  may(actor, journalFields[field].section, journal.id) || isApplicant(actor, journal);

export const fieldsToWrite = (actor: Actor, journal: Owned): JournalField[] =>
  journalFieldNames.filter((field) => mayWriteField(actor, journal, field));

export const mayVerifyJournal = (actor: Actor): boolean => isAdministrator(actor) || hasFlag(actor, 'checksJournals');

/** Registering makes one the owner of a journal, so it asks for what asking to manage one does (decisions 2). */
export const mayRegister = (actor: Actor): boolean => hasFlag(actor, 'requestToManage') || mayVerifyJournal(actor);

/** A field is read by who writes it, in a registration also by who verifies it; some by everybody who may see the journal. */
export const mayReadField = (actor: Actor, journal: Owned, field: JournalField): boolean => {
  const { readers } = journalFields[field];
  return (
    readers === 'all' ||
    (readers === 'all-when-open' && isOpen(journal.state)) ||
    mayWriteField(actor, journal, field) ||
    (mayVerifyJournal(actor) && !isOpen(journal.state))
  );
};

/** What is written to the team is read by who belongs to the journal or manages its team, each as far as it was written to them. */
export const mayReadMessages = (actor: Actor, journal: string): boolean =>
  may(actor, 'team_management', journal) || (actor.kind === 'person' && actor.journals.has(journal));

/** A journal that is not open yet is seen by its people and by those who verify. */
export const maySeeJournal = (actor: Actor, journal: Owned): boolean =>
  isOpen(journal.state) ||
  mayEditJournal(actor, journal) ||
  mayVerifyJournal(actor) ||
  (actor.kind === 'person' && actor.journals.has(journal.id));

import { type Actor, hasFlag, hasFunction, isAdministrator, may, stageLevel } from '@naskhah/kernel/actor';
import { type JournalField, journalFieldNames, journalFields, verifiedFields } from '@naskhah/kernel/journal-fields';
import { functionFlags } from '@naskhah/kernel/journal-permission';
import type { JournalState } from './journal.ts';
import { hasSite, isOpen } from './journal.ts';

export type Owned = { id: string; ownerId: string | null; state: JournalState };

/** A registration is its applicant's, whole, until the journal has been verified. */
const isApplicant = (actor: Actor, { ownerId, state }: Owned): boolean =>
  actor.kind === 'person' && actor.person === ownerId && !isOpen(state);

/** The masthead belongs to whoever holds it in the journal, and to the applicant until the journal has been verified. */
export const mayEditJournal = (actor: Actor, journal: Owned): boolean =>
  may(actor, 'masthead', journal.id) || isApplicant(actor, journal);

/** A field is written by whom the bit of its section opens it, and by nobody else. */
export const mayWriteField = (actor: Actor, journal: Owned, field: JournalField): boolean =>
  may(actor, journalFields[field].section, journal.id) || isApplicant(actor, journal);

/** What was verified of a journal is changed by an update request, which two people decide on; nobody changes it alone. */
export const isVerifiedField = (journal: Owned, field: JournalField): boolean =>
  hasSite(journal.state) && verifiedFields.some((one) => one === field);

export const fieldsToWrite = (actor: Actor, journal: Owned): JournalField[] =>
  journalFieldNames.filter((field) => mayWriteField(actor, journal, field) && !isVerifiedField(journal, field));

export const mayVerifyJournal = (actor: Actor): boolean => isAdministrator(actor) || hasFlag(actor, 'checksJournals');

/** Registering makes one the owner of a journal, so it asks for what asking to manage one does (decisions 2). */
export const mayRegister = (actor: Actor): boolean => hasFlag(actor, 'requestToManage') || mayVerifyJournal(actor);

const { monitor, receivesSubmissions, mandatory } = functionFlags;

/** Stages in which only who works for the journal has a part: authors have one in submission, reviewers in review. */
const ownStages = ['copyediting', 'production', 'publication'] as const;

/**
 * Who works for a journal, and so knows its team: who keeps a section of its settings, handles its articles, or edits or produces
 * them. Its authors, reviewers and readers hold presets too, and are not told who else does.
 */
const worksFor = (actor: Actor, journal: string): boolean => {
  const access = actor.kind === 'person' ? actor.journals.get(journal) : undefined;
  if (!access) return false;
  return (
    access.permissions > 0 ||
    [monitor, receivesSubmissions, mandatory].some((flag) => hasFunction(actor, journal, flag)) ||
    ownStages.some((stage) => stageLevel(actor, journal, stage) !== 'none')
  );
};

/** A field is read by who writes it, in a registration also by who verifies it; some by everybody who may see the journal. */
export const mayReadField = (actor: Actor, journal: Owned, field: JournalField): boolean => {
  const { readers } = journalFields[field];
  const checks = mayVerifyJournal(actor) && (readers === 'checkers' || !isOpen(journal.state));
  return (
    readers === 'all' ||
    (readers === 'all-when-open' && isOpen(journal.state)) ||
    mayWriteField(actor, journal, field) ||
    checks
  );
};

/** The team as a list: for who keeps its section, for who works for the journal beside them, and for who verifies a registration. */
export const mayReadTeam = (actor: Actor, journal: Owned): boolean =>
  mayReadField(actor, journal, 'team') || worksFor(actor, journal.id);

/** Holds a preset in the journal, whatever it opens. */
export const isOfJournal = (actor: Actor, journal: string): boolean =>
  actor.kind === 'person' && actor.journals.has(journal);

/** What is written to the team is read by who belongs to the journal or manages its team, each as far as it was written to them. */
export const mayReadMessages = (actor: Actor, journal: string): boolean =>
  may(actor, 'team_management', journal) || isOfJournal(actor, journal);

/** A journal that is not open yet is seen by its people and by those who verify. */
export const maySeeJournal = (actor: Actor, journal: Owned): boolean =>
  isOpen(journal.state) || mayEditJournal(actor, journal) || mayVerifyJournal(actor) || isOfJournal(actor, journal.id);

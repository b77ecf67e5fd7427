import type { Actor } from '@naskhah/kernel/actor';
import type { JournalFileUse } from '@naskhah/kernel/file-use';
import { hasSite } from './journal.ts';
import { mayReadField, type Owned } from './policy.ts';

/** Who reads a file of a journal as it was sent: who keeps the masthead, who applies for the journal, who checks journals. */
export const keepsFiles = (actor: Actor, journal: Owned): boolean => mayReadField(actor, journal, 'files');

/** Cover and policies are for everybody once the journal has its site; evidence never is. */
export const mayReadJournalFile = (actor: Actor, journal: Owned, use: JournalFileUse): boolean =>
  keepsFiles(actor, journal) || (use !== 'evidence' && hasSite(journal.state));

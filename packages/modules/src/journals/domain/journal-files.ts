import type { Actor } from '@naskhah/kernel/actor';
import type { JournalFileUse } from '@naskhah/kernel/file-use';
import type { JournalState } from './journal.ts';
import { mayReadField, type Owned } from './policy.ts';

/** A journal has its public pages in these states, and its cover and policies are shown there. */
const hasSite = (state: JournalState): boolean =>
  ['verified', 'active', 'suspended', 'ceased', 'title_changed'].includes(state);

/** Who reads a file of a journal as it was sent: who keeps the masthead, who applies for the journal, who checks journals. */
export const keepsFiles = (actor: Actor, journal: Owned): boolean => mayReadField(actor, journal, 'files');

/** Cover and policies are for everybody once the journal has its site; evidence never is. */
export const mayReadJournalFile = (actor: Actor, journal: Owned, use: JournalFileUse): boolean =>
  keepsFiles(actor, journal) || (use !== 'evidence' && hasSite(journal.state));

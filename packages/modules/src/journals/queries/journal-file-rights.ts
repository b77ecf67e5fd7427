import type { Db } from '@naskhah/db/tables';
import type { Actor } from '@naskhah/kernel/actor';
import { isJournalFileUse, type JournalFileUse } from '@naskhah/kernel/file-use';
import type { Attachment, AttachRight, ReadRight } from '../../media/index.ts';
import { keepsFiles, mayReadJournalFile } from '../domain/journal-files.ts';
import { maySeeJournal, mayWriteField } from '../domain/policy.ts';
import { ownedJournal } from './owned-journal.ts';

/**
 * A file for a journal is sent to the journal, by who keeps its masthead; or to one's own account, from where saving the journal
 * takes it over, as for one that is not there yet.
 */
export const mayAttachToJournal = async (
  db: Db,
  actor: Actor,
  refId: string,
  use: JournalFileUse,
): Promise<AttachRight> => {
  if (actor.kind === 'person' && actor.person === refId)
    return { allowed: true, refType: 'person', journal: '', roundId: null, replaces: false };
  const journal = await ownedJournal(db, refId);
  if (!journal || !maySeeJournal(actor, journal) || !mayWriteField(actor, journal, 'files'))
    return { allowed: false, refusal: 'file-not-found' };
  return { allowed: true, refType: 'journal', journal: refId, roundId: null, replaces: use === 'cover' };
};

/** Asked at each request. The public gets a copy without what a camera or an office program wrote into the file. */
export const mayReadOfJournal = async (db: Db, actor: Actor, file: Attachment): Promise<ReadRight> => {
  const journal = await ownedJournal(db, file.refId);
  if (!journal || !isJournalFileUse(file.use) || !mayReadJournalFile(actor, journal, file.use)) return undefined;
  return { filename: file.filename, makers: keepsFiles(actor, journal) ? 'known' : 'not shown' };
};

/** A file that waits on an account for its journal is read by who sent it alone. */
export const mayReadWaiting = (actor: Actor, file: Attachment): ReadRight =>
  actor.kind === 'person' && actor.person === file.refId ? { filename: file.filename, makers: 'known' } : undefined;

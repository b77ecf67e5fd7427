import type { Db } from '@naskhah/db/tables';
import { newId } from '@naskhah/kernel/ids';
import { seedJournal } from './public-journal-seeds.ts';

/** A draft of this person's in a journal of its own: the simplest record that takes files. */
export const seedDraft = async (db: Db, submitter: string): Promise<string> => {
  const id = newId();
  const journal = await seedJournal(db, { path: `j${id.slice(-12)}`, nameEn: 'Journal of Tropical Ecology' });
  const at = new Date('2026-11-20T02:00:00Z');
  await db
    .insertInto('submissions.submission')
    .values({ id, journal_id: journal, submitter_id: submitter, stage_since: at, created_at: at, updated_at: at })
    .execute();
  return id;
};

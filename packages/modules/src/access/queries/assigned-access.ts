import type { Db } from '@naskhah/db/tables';
import type { JournalAccess } from '@naskhah/kernel/actor';
import { addUp } from '../domain/add-up.ts';

/** What each preset of a person in a journal grants. */
export const grantsHeld = (db: Db, journal: string, person: string) =>
  db
    .selectFrom('access.assigned_preset as a')
    .innerJoin('access.preset as p', 'p.id', 'a.preset_id')
    .select(['a.journal_id as journal', 'p.permissions', 'p.function_flags as functions', 'p.stages'])
    .where('a.journal_id', '=', journal)
    .where('a.person_id', '=', person);

/** What the presets of a person in a journal add up to; undefined when the journal does not know the person. One statement. */
export const assignedAccess = async (db: Db, journal: string, person: string): Promise<JournalAccess | undefined> =>
  addUp(await grantsHeld(db, journal, person).execute()).get(journal);

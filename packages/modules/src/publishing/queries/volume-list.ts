import type { Db } from '@naskhah/db/tables';
import { sql } from 'kysely';

/** The volumes of a journal, newest first, with how many issues each holds: one statement. */
export const volumeList = (db: Db, journal: string) =>
  db
    .selectFrom('publishing.volume as v')
    .select(['v.id', 'v.journal_id', 'v.number', 'v.year', 'v.title'])
    .select(sql<number>`(select count(*) from publishing.issue i where i.volume_id = v.id)`.as('issues'))
    .where('v.journal_id', '=', journal)
    .orderBy('v.year', 'desc')
    .orderBy('v.number', 'desc')
    .execute();

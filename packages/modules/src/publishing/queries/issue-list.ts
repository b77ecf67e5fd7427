import type { Db } from '@naskhah/db/tables';
import { sql } from 'kysely';

/** The issues of a journal, newest first: one statement. */
export const issueList = (db: Db, journal: string) =>
  db
    .selectFrom('publishing.issue as i')
    .innerJoin('publishing.volume as v', 'v.id', 'i.volume_id')
    .select([
      'i.id',
      'v.number as volume',
      'v.year',
      'i.number',
      'i.title',
      'i.state',
      'i.planned_on',
      'i.published_at',
    ])
    .select(sql<number>`(select count(*) from publishing.publication p where p.issue_id = i.id)`.as('articles'))
    .where('i.journal_id', '=', journal)
    .orderBy('v.year', 'desc')
    .orderBy('i.created_at', 'desc')
    .execute();

import type { Db } from '@naskhah/db/tables';
import { sql } from 'kysely';
import { jsonObjectFrom } from 'kysely/helpers/postgres';

/** The issue that holds the publication `p` of the query around, as one json value. */
export const publicIssueOf = (db: Db) =>
  jsonObjectFrom(
    db
      .selectFrom('publishing.issue as i')
      .innerJoin('publishing.volume as v', 'v.id', 'i.volume_id')
      .select(['i.id', 'i.number', 'v.number as volume', 'v.year', 'i.title'])
      .where(sql<boolean>`i.id = p.issue_id`),
  );

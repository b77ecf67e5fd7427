import type { Db } from '@naskhah/db/tables';
import { inLanguage } from '@naskhah/kernel/language';
import { sql } from 'kysely';
import { type IssueLack, lacksOf } from '../domain/completeness.ts';

/** What an issue still misses, from its table of contents: one statement. */
export const issueLacks = async (db: Db, issueId: string): Promise<IssueLack[]> => {
  const rows = await db
    .selectFrom('publishing.publication as p')
    .innerJoin('submissions.submission as s', 's.id', 'p.submission_id')
    .select(['s.id', 's.title', 's.language', 'p.license_url as license'])
    .select(sql<number>`(select count(*) from publishing.galley g where g.submission_id = s.id)`.as('galleys'))
    .where('p.issue_id', '=', issueId)
    .orderBy('p.position')
    .execute();
  return lacksOf(rows.map((row) => ({ ...row, title: inLanguage(row.title, row.language) })));
};

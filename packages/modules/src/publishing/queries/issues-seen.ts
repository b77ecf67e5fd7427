import type { Db } from '@naskhah/db/tables';
import { sql } from 'kysely';

type Row = { label: string; planned: string | null; published: string | null; articles: number };
const most = 40;

/** The issues of a journal as its readers number them, with the day on which each came out, newest first: one statement. */
export const issuesSeen = async (db: Db, journal: string): Promise<Row[]> => {
  const { rows } = await sql<Row>`select v.number || '(' || i.number || ')' as label, i.planned_on::text as planned,
      (i.published_at at time zone 'Asia/Kuala_Lumpur')::date::text as published,
      (select count(*)::int from publishing.publication a where a.issue_id = i.id) as articles
    from publishing.issue i join publishing.volume v on v.id = i.volume_id
    where i.journal_id = ${journal} order by i.published_at desc nulls first limit ${most}`.execute(db);
  return rows;
};

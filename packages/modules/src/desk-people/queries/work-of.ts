import type { Db } from '@naskhah/db/tables';
import { sql } from 'kysely';

type Work = { person: string; articles: number; reviews: number };

/**
 * How many open articles of a journal people work on, and how many reviews they owe it, but for what the asker wrote: who handles
 * that is not told by how much they have to do. One statement.
 */
export const workOf = async (db: Db, asker: string, journal: string, people: readonly string[]): Promise<Work[]> => {
  const notOfOwn = (submission: string) => sql`not exists (select from submissions.author_account w
    where w.submission_id = ${sql.ref(submission)} and w.person_id = ${asker})`;
  const { rows } = await sql<Work>`
    select p.id as person,
      (select count(distinct t.submission_id)::int from submissions.active_participant t
        join submissions.submission s on s.id = t.submission_id and s.status in ('active', 'scheduled')
        where t.person_id = p.id and t.journal_id = ${journal} and t.role <> 'author' and ${notOfOwn('t.submission_id')}) as articles,
      (select count(*)::int from workflow.review_assignment r where r.reviewer_id = p.id and r.journal_id = ${journal}
        and r.state in ('invited', 'accepted', 'in-progress') and ${notOfOwn('r.submission_id')}) as reviews
    from unnest(${[...people]}::uuid[]) p(id)`.execute(db);
  return rows;
};

import type { Db } from '@naskhah/db/tables';
import { sql } from 'kysely';

/** The reviews of these articles that are waited for past their date, by the calendar of their journal: one statement. */
export const lateReviews = async (db: Db, articles: readonly string[], now: Date) => {
  const { rows } = await sql<{ id: string; article: string }>`
    select a.id, a.submission_id as article from workflow.review_assignment a
      join workflow.round r on r.id = a.round_id and r.closed_at is null
      join journals.journal j on j.id = a.journal_id
    where a.submission_id = any(${articles}::uuid[])
      and case a.state when 'invited' then a.answer_due when 'accepted' then a.review_due
        when 'in-progress' then a.review_due end < (${now}::timestamptz at time zone j.time_zone)::date
    order by a.invited_at`.execute(db);
  return rows;
};

import type { Trx } from '@naskhah/db/tables';
import { sql } from 'kysely';

/** Keeps what each participant has to do with the article, after its state: one statement. */
export const refreshParts = async (trx: Trx, submissionId: string): Promise<void> => {
  await sql`
    with roles as (select person_id, bool_or(role = 'author') as author,
          bool_or(role in ('copyeditor', 'layout-editor', 'proofreader')) as production
        from submissions.participant where submission_id = ${submissionId} group by person_id),
      working as (select w.person_id, case w.stage when 'copyediting' then 'copyeditor' else 'layout-editor' end as turn
        from workflow.stage_work w where w.submission_id = ${submissionId} and w.done_at is null),
      ended as (delete from desk.part p where p.submission_id = ${submissionId}
        and p.person_id not in (select person_id from roles))
    insert into desk.part (person_id, submission_id, journal_id, author, production, yours, state, turn, due, time_zone)
    select r.person_id, a.submission_id, a.journal_id, r.author, r.production,
      not r.author and (a.turn = 'editor' and not r.production
        or exists (select from working w where w.person_id = r.person_id and w.turn = a.turn)),
      a.state, a.turn, a.due, a.time_zone
    from roles r join desk.article_state a on a.submission_id = ${submissionId}
    on conflict (person_id, submission_id) do update set author = excluded.author, production = excluded.production,
      yours = excluded.yours, state = excluded.state, turn = excluded.turn, due = excluded.due,
      time_zone = excluded.time_zone`.execute(trx);
};

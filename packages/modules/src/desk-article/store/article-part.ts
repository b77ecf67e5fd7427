import type { Trx } from '@naskhah/db/tables';
import { sql } from 'kysely';
import type { Part } from '../domain/parts-of.ts';

/** Keeps these parts of an article and no others, after its state: one statement. */
export const saveParts = async (trx: Trx, submissionId: string, parts: readonly Part[]): Promise<void> => {
  await sql`
    with parts as (select * from json_to_recordset(${JSON.stringify(parts)})
        as x(person uuid, author boolean, production boolean, yours boolean)),
      ended as (delete from desk_article.part p where p.submission_id = ${submissionId}
        and p.person_id not in (select person from parts))
    insert into desk_article.part (person_id, submission_id, journal_id, author, production, yours, state, turn, due, time_zone)
    select r.person, a.submission_id, a.journal_id, r.author, r.production, r.yours, a.state, a.turn, a.due, a.time_zone
    from parts r join desk_article.article_state a on a.submission_id = ${submissionId}
    on conflict (person_id, submission_id) do update set author = excluded.author, production = excluded.production,
      yours = excluded.yours, state = excluded.state, turn = excluded.turn, due = excluded.due,
      time_zone = excluded.time_zone`.execute(trx);
};

/** The parts of one account become another's; what both had is derived anew. */
export const mergeParts = async (trx: Trx, { from, into }: { from: string; into: string }): Promise<void> => {
  await sql`update desk_article.part p set person_id = ${into} where p.person_id = ${from}
    and not exists (select from desk_article.part o where o.submission_id = p.submission_id and o.person_id = ${into})`.execute(
    trx,
  );
  await sql`delete from desk_article.part where person_id = ${from}`.execute(trx);
};

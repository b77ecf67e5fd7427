import { sql } from 'kysely';
import { type Reaction, reactionTo } from '../../activity/index.ts';
import { refreshArticleState } from '../store/refresh-article-state.ts';

/** Together, after the other modules: the lists and saved views of an account go over to the one that it is part of now. */
export const listsOfMerged: Reaction = reactionTo('accounts-were-merged', async (trx, { data: { from, into } }) => {
  // A view of the same name gets the day on which it was saved behind it; two that open first are one.
  await sql`update desk.saved_view v set person_id = ${into},
        opens = v.opens and not exists (select from desk.saved_view o where o.person_id = ${into} and o.list = v.list and o.opens),
        name = case when exists (select from desk.saved_view o where o.person_id = ${into} and o.list = v.list
          and lower(o.name) = lower(v.name)) then v.name || ' (' || v.created_at::date || ')' else v.name end
      where v.person_id = ${from}`.execute(trx);
  const { rows } = await sql<{ id: string }>`
      select p.submission_id as id from desk.part p join desk.part o using (submission_id)
      where p.person_id = ${from} and o.person_id = ${into}
      union select r.submission_id from workflow.review_assignment r where r.reviewer_id = ${into}`.execute(trx);
  await sql`update desk.part p set person_id = ${into} where p.person_id = ${from}
      and not exists (select from desk.part o where o.submission_id = p.submission_id and o.person_id = ${into})`.execute(
    trx,
  );
  await sql`delete from desk.part where person_id = ${from}`.execute(trx);
  for (const { id } of rows) await refreshArticleState(trx, id);
});

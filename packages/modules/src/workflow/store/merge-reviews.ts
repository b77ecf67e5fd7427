import type { Trx } from '@naskhah/db/tables';
import { sql } from 'kysely';
import { mergeAnswers } from '../../forms/index.ts';

type Accounts = { from: string; into: string };

/** The one of two assignments that has come further; of two that came as far, the later. */
const further = sql`case a.state when 'thanked' then 8 when 'considered' then 7 when 'submitted' then 6 when 'in-progress' then 5
  when 'accepted' then 4 when 'invited' then 3 when 'declined' then 2 else 1 end desc, a.invited_at desc, a.id`;

/**
 * The reviews of one account become another's. Where both were asked in the same round, the assignment that came further stays
 * and takes over what was written in the other, so that no report is lost.
 */
export const mergeReviews = async (trx: Trx, { from, into }: Accounts): Promise<void> => {
  const { rows } = await sql<{ kept: string; other: string }>`
    select (array_agg(a.id order by ${further}))[1] as kept, (array_agg(a.id order by ${further}))[2] as other
    from workflow.review_assignment a where a.reviewer_id in (${from}, ${into})
    group by a.round_id having count(*) = 2`.execute(trx);
  for (const { kept, other } of rows) {
    await sql`update workflow.review_assignment k set version = k.version + 1,
        comments_to_author = concat_ws(e'\n\n', nullif(k.comments_to_author, ''), nullif(o.comments_to_author, '')),
        comments_to_editor = concat_ws(e'\n\n', nullif(k.comments_to_editor, ''), nullif(o.comments_to_editor, '')),
        recommendation = coalesce(k.recommendation, o.recommendation),
        competing_interests = coalesce(k.competing_interests, o.competing_interests)
      from workflow.review_assignment o where k.id = ${kept} and o.id = ${other}`.execute(trx);
    await mergeAnswers(trx, kept, other);
    await sql`delete from workflow.review_assignment where id = ${other}`.execute(trx);
  }
  await sql`update workflow.review_assignment set reviewer_id = ${into} where reviewer_id = ${from}`.execute(trx);
  await sql`update workflow.review_assignment set invited_by = ${into} where invited_by = ${from}`.execute(trx);
};

/** Nobody reviews what they wrote: where that comes to light, what is still open ends. */
export const endReviewsOf = async (trx: Trx, reviewer: string, articles: readonly string[]): Promise<void> => {
  await sql`update workflow.review_assignment set state = 'cancelled', link_hash = null, version = version + 1
    where reviewer_id = ${reviewer} and state in ('invited', 'accepted', 'in-progress')
      and submission_id = any(${articles}::uuid[])`.execute(trx);
};

/** The decisions, revisions and work of one account become another's. */
export const mergeWork = async (trx: Trx, { from, into }: Accounts): Promise<void> => {
  await sql`update workflow.decision set by_id = ${into} where by_id = ${from}`.execute(trx);
  await sql`update workflow.revision set submitted_by = ${into} where submitted_by = ${from}`.execute(trx);
  await sql`update workflow.stage_work w set person_id = ${into} where w.person_id = ${from}
    and not exists (select from workflow.stage_work o where o.submission_id = w.submission_id and o.stage = w.stage
      and o.person_id = ${into})`.execute(trx);
  await sql`delete from workflow.stage_work where person_id = ${from}`.execute(trx);
};

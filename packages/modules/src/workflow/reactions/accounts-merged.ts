import { sql } from 'kysely';
import { type Reaction, reactionTo } from '../../activity/index.ts';
import { mergeReviews } from '../store/merge-reviews.ts';

/** Together: the reviews, decisions and work of an account go over to the one that it is part of now. */
export const workOfMerged: Reaction = reactionTo('accounts-were-merged', async (trx, { data: { from, into } }) => {
  await mergeReviews(trx, { from, into });
  await sql`update workflow.decision set by_id = ${into} where by_id = ${from}`.execute(trx);
  await sql`update workflow.revision set submitted_by = ${into} where submitted_by = ${from}`.execute(trx);
  await sql`update workflow.stage_work w set person_id = ${into} where w.person_id = ${from}
      and not exists (select from workflow.stage_work o where o.submission_id = w.submission_id and o.stage = w.stage
        and o.person_id = ${into})`.execute(trx);
  await sql`delete from workflow.stage_work where person_id = ${from}`.execute(trx);
});

import type { Trx } from '@naskhah/db/tables';
import { sql } from 'kysely';

/** What one account wrote and takes part in becomes another's; a part that both have is had once. */
export const mergeArticles = async (trx: Trx, { from, into }: { from: string; into: string }): Promise<void> => {
  await sql`update submissions.submission set submitter_id = ${into} where submitter_id = ${from}`.execute(trx);
  await sql`update submissions.contributor set person_id = ${into} where person_id = ${from}`.execute(trx);
  await sql`update submissions.participant p set person_id = ${into} where p.person_id = ${from}
    and not exists (select from submissions.participant o where o.submission_id = p.submission_id
      and o.person_id = ${into} and o.role = p.role)`.execute(trx);
  await sql`delete from submissions.participant where person_id = ${from}`.execute(trx);
};

import type { Trx } from '@naskhah/db/tables';
import { sql } from 'kysely';

/** The messages and tasks of an account go over to the one that it is part of now, each once. */
export const mergeAccounts = async (trx: Trx, { from, into }: { from: string; into: string }): Promise<void> => {
  await sql`update tasks.message set sender_id = ${into} where sender_id = ${from}`.execute(trx);
  await sql`update tasks.message_recipient r set person_id = ${into} where person_id = ${from} and not exists
    (select from tasks.message_recipient s where s.message_id = r.message_id and s.person_id = ${into})`.execute(trx);
  await sql`delete from tasks.message_recipient where person_id = ${from}`.execute(trx);
  await sql`update tasks.task set about_id = ${into} where about_id = ${from}`.execute(trx);
  await sql`update tasks.task set made_by = ${into} where made_by = ${from}`.execute(trx);
  await sql`update tasks.task set done_by = ${into} where done_by = ${from}`.execute(trx);
  // The same address and article asked of both accounts is one task.
  await sql`delete from tasks.task t where t.assignee_id = ${from} and t.kind = 'mail-came-back' and t.done_at is null
    and exists (select from tasks.task o where o.assignee_id = ${into} and o.kind = t.kind and o.done_at is null
      and o.address = t.address and o.article_id is not distinct from t.article_id)`.execute(trx);
  await sql`update tasks.task set assignee_id = ${into} where assignee_id = ${from}`.execute(trx);
};

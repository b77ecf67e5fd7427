import type { Db } from '@naskhah/db/tables';
import { sql } from 'kysely';

type Question = { page: number; size: number; q: string };

/** Every mail, newest first, with the total: one statement. */
export const mailbox = async (db: Db, { page, size, q }: Question) => {
  const rows = await db
    .selectFrom('messaging.mail')
    .select(['id', 'event', 'address', 'subject', 'body', 'state', 'failure', 'created_at', 'sent_at'])
    .select(sql<number>`count(*) over ()`.as('total'))
    .$if(q !== '', (query) =>
      query.where((on) => on.or([on('address', 'ilike', `%${q}%`), on('subject', 'ilike', `%${q}%`)])),
    )
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(size)
    .offset((page - 1) * size)
    .execute();
  return { total: rows[0]?.total ?? 0, rows };
};

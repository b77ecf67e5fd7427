import type { Db } from '@naskhah/db/tables';

/** When this person was last reminded of a review of this article. */
export const lastReminder = async (db: Db, articleId: string, personId: string): Promise<Date | undefined> => {
  const last = await db
    .selectFrom('messaging.mail')
    .select('created_at')
    .where('event', '=', 'review-reminder')
    .where('subject_id', '=', articleId)
    .where('person_id', '=', personId)
    .orderBy('created_at', 'desc')
    .limit(1)
    .executeTakeFirst();
  return last?.created_at;
};

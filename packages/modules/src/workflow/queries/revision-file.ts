import type { Db } from '@naskhah/db/tables';

/** Whether the author has uploaded a revised version for this round. */
export const hasRevisionFile = async (db: Db, articleId: string, roundId: string): Promise<boolean> => {
  const file = await db
    .selectFrom('media.attachment')
    .select('id')
    .where('ref_id', '=', articleId)
    .where('use', '=', 'revision')
    .where('round_id', '=', roundId)
    .where('removed_at', 'is', null)
    .executeTakeFirst();
  return file !== undefined;
};

import type { ArticleStateRow } from '@naskhah/db/rows/desk-article';
import type { Trx } from '@naskhah/db/tables';
import type { Insertable } from 'kysely';

/** Keeps what the lists show of an article. */
export const saveArticleState = async (trx: Trx, state: Insertable<ArticleStateRow>): Promise<void> => {
  const { submission_id: _, ...values } = state;
  await trx
    .insertInto('desk_article.article_state')
    .values(state)
    .onConflict((conflict) => conflict.column('submission_id').doUpdateSet(values))
    .execute();
};

import type { Db } from '@naskhah/db/tables';
import { sql } from 'kysely';

/**
 * Folds the tallies that acts have added into one row per figure. Safe beside acts, readers and itself: it puts back exactly
 * the sum of what it took out, in one statement.
 */
export const foldArticleTally = async (db: Db): Promise<void> => {
  await sql`
    with many as (select journal_id, time_zone, state, turn, due from desk_article.article_tally
        group by 1, 2, 3, 4, 5 having count(*) > 1 or sum(n) = 0),
      taken as (delete from desk_article.article_tally t using many m
        where t.journal_id is not distinct from m.journal_id and t.time_zone = m.time_zone and t.state = m.state
          and t.turn = m.turn and t.due is not distinct from m.due returning t.*)
    insert into desk_article.article_tally select journal_id, time_zone, state, turn, due, sum(n) from taken
      group by 1, 2, 3, 4, 5 having sum(n) <> 0`.execute(db);
};

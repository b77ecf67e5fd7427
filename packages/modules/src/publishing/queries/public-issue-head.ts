import type { Db } from '@naskhah/db/tables';
import type { LocalizedText } from '@naskhah/kernel/language';
import { sql } from 'kysely';

export type PublicIssueHead = {
  id: string;
  number: string;
  volume: string;
  year: number;
  title: LocalizedText;
  description: LocalizedText;
  continuous: boolean;
  /** ISO 8601; a continuous issue that is still open has none. */
  publishedAt: string | null;
  articles: number;
};

/** The issues that readers may see of the journal `j` of the query around, newest first. A continuous one counts from its first article. */
export const publicIssues = (db: Db) =>
  db
    .selectFrom('publishing.issue as i')
    .innerJoin('publishing.volume as v', 'v.id', 'i.volume_id')
    .innerJoinLateral(
      (eb) =>
        eb
          .selectFrom('publishing.public_article as a')
          .select((counted) => counted.fn.countAll<number>().as('articles'))
          .whereRef('a.issue_id', '=', 'i.id')
          .as('held'),
      (join) => join.onTrue(),
    )
    .where(sql<boolean>`i.journal_id = j.id`)
    .where((eb) =>
      eb.or([
        eb('i.state', '=', 'public'),
        eb.and([eb('i.continuous', '=', true), eb('i.state', '!=', 'unpublished'), eb('held.articles', '>', 0)]),
      ]),
    )
    .select([
      'i.id',
      'i.number',
      'v.number as volume',
      'v.year',
      'i.title',
      'i.description',
      'i.continuous',
      sql<string | null>`to_json(i.published_at) #>> '{}'`.as('publishedAt'),
      'held.articles',
    ])
    .orderBy('v.year', 'desc')
    .orderBy(sql`i.published_at desc nulls first`)
    .orderBy('i.id', 'desc');

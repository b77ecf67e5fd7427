import type { LocalizedText } from '@naskhah/kernel/language';
import { type RawBuilder, sql } from 'kysely';
import { compiledOnce } from './compiled-once.ts';

/** Another public article of the platform that this one is tied to. */
export type LinkedArticle = {
  id: string;
  path: string;
  title: LocalizedText;
  language: string;
  doi: string | null;
  articleType: string;
  /** ISO 8601. */
  publishedAt: string;
  /** As the tie is named where it is written down. */
  kind: string;
};

/** Whether a publication names the article `s` of the query around. */
const naming = (publication: RawBuilder<unknown>) => sql<boolean>`(
  ${publication}.related @> jsonb_build_array(jsonb_build_object('submissionId', s.id))
  or ${publication}.related @> jsonb_build_array(jsonb_build_object('doi', coalesce(s.doi, '-'))))`;

/** Whether the publication `p` (article `s`) of the query around is tied to any other, public or not: asked at little cost.
 * Counted, since `exists` makes the planner read the whole table in hope of an early hit. */
export const isTied = sql<boolean>`(p.related <> '[]'
  or (select count(*) from publishing.publication n where ${naming(sql`n`)}) > 0)`;

const fields = sql`s2.id, j2.path, s2.title, s2.language, s2.doi, s2.article_type as "articleType", p2.published_at as "publishedAt"`;

/** What the publication `p` names as related, as far as it is on the platform. */
const related = sql<(LinkedArticle & { at: number })[]>`(
  select coalesce(json_agg(linked order by linked.at), '[]') from (
    select ${fields}, e.tie ->> 'kind' as kind, e.at::int
    from jsonb_array_elements(p.related) with ordinality as e (tie, at)
    join submissions.submission s2
      on s2.id = (e.tie ->> 'submissionId')::uuid or (e.tie ->> 'submissionId' is null and s2.doi = e.tie ->> 'doi')
    join publishing.public_article p2 on p2.submission_id = s2.id
    join journals.journal j2 on j2.id = p2.journal_id
  ) linked)`;

/** The public articles that name the publication `p` (article `s`) as related. */
const notices = sql<LinkedArticle[]>`(
  select coalesce(json_agg(naming order by naming."publishedAt"), '[]') from (
    select ${fields}, (
      select e.tie ->> 'kind' from jsonb_array_elements(p2.related) as e (tie)
      where e.tie ->> 'submissionId' = s.id::text or e.tie ->> 'doi' = s.doi limit 1
    ) as kind
    from publishing.public_article p2
    join submissions.submission s2 on s2.id = p2.submission_id
    join journals.journal j2 on j2.id = p2.journal_id
    where ${naming(sql`p2`)}
      and p2.submission_id <> s.id
  ) naming)`;

export const articleLinks = compiledOnce((db, articleId: string) =>
  db
    .selectFrom('publishing.public_article as p')
    .innerJoin('submissions.submission as s', 's.id', 'p.submission_id')
    .where('p.submission_id', '=', articleId)
    .select([related.as('linked'), notices.as('notices')]),
);

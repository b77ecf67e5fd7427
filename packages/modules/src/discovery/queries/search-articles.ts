import type { Db } from '@naskhah/db/tables';
import type { LocalizedText } from '@naskhah/kernel/language';
import { type RawBuilder, sql } from 'kysely';
import { doiIn } from '../domain/doi-in.ts';

export type SearchHit = {
  id: string;
  path: string;
  journalEn: string;
  journalMs: string;
  timeZone: string;
  title: LocalizedText;
  abstract: LocalizedText;
  keywords: Record<string, string[]>;
  language: string;
  articleType: string;
  status: string;
  doi: string | null;
  publishedAt: Date;
  /** The first names, in order; `authors` counts all of them. */
  names: string[];
  authors: number;
};

/** `total` is exact up to `mostCounted`; beyond it `more` says that there are others. */
export type SearchAnswer = { total: number; more: boolean; hits: SearchHit[] };

export type SearchAsked = {
  q: string;
  page: number;
  size: number;
  /** Only this journal (its path), only these years. */
  journal?: string | undefined;
  from?: number | undefined;
  to?: number | undefined;
};

/** Of more hits than this only the newest are put in order of fit, the others follow by date: reading every hit would not scale. */
const ranked = 300;

/** As many as the pages of a search show; a word that is in every article is not counted to its end. */
const mostCounted = 10_000;

const matching = ({ q, journal, from, to }: SearchAsked): RawBuilder<unknown> => {
  const doi = doiIn(q);
  const words = sql`t.document @@ discovery.query_of(${q})`;
  const conditions = [doi ? sql`(${words} or t.doi = ${doi})` : words];
  if (journal) conditions.push(sql`t.journal_id = (select id from journals.journal where path = ${journal})`);
  if (from) conditions.push(sql`t.published_at >= make_date(${from}, 1, 1)`);
  if (to) conditions.push(sql`t.published_at < make_date(${to} + 1, 1, 1)`);
  return sql.join(conditions, sql` and `);
};

/** Published articles by title, abstract, keywords, names or DOI, with the right total up to ten thousand: one statement. */
export const searchArticles = async (db: Db, asked: SearchAsked): Promise<SearchAnswer> => {
  const skipped = (asked.page - 1) * asked.size;
  const order = skipped + asked.size <= ranked ? sql`fit desc, published_at desc` : sql`published_at desc`;
  const window = Math.max(ranked, skipped + asked.size);
  const fit = skipped + asked.size <= ranked ? sql`ts_rank(t.document, discovery.query_of(${asked.q}), 1)` : sql`0`;
  const { rows } = await sql<{ total: number; hits: (Omit<SearchHit, 'publishedAt'> & { publishedAt: string })[] }>`
    with found as materialized (
      select t.submission_id, t.published_at from discovery.article_text t where ${matching(asked)}
      limit ${mostCounted + 1}
    ), counted as materialized (
      select count(*) as n from found
    ), newest as (
      (select submission_id from found where (select n from counted) <= ${mostCounted}
        order by published_at desc, submission_id limit ${window})
      -- Walked from the newest on, which is short for a word that many have, and endless for one that few have.
      union all (select t.submission_id from discovery.article_text t
        where (select n from counted) > ${mostCounted} and ${matching(asked)}
        order by t.published_at desc, t.submission_id limit ${window})
    ), shown as (
      select t.submission_id, t.published_at, ${fit} as fit
      from newest join discovery.article_text t using (submission_id)
      order by ${order}, submission_id limit ${asked.size} offset ${skipped}
    )
    select (select n from counted) as total, (
      select coalesce(json_agg(hit order by fit desc, "publishedAt" desc, id), '[]') from (
        select s.id, j.path, j.name_en as "journalEn", j.name_ms as "journalMs", j.time_zone as "timeZone",
          s.title, s.abstract, s.keywords, s.language, s.article_type as "articleType", s.status, s.doi,
          shown.published_at as "publishedAt", shown.fit,
          (select coalesce(json_agg(first.name order by first.position), '[]') from (
            select c.name, c.position from submissions.contributor c where c.submission_id = s.id
            order by c.position limit 8) first) as names,
          (select count(*) from submissions.contributor c where c.submission_id = s.id) as authors
        from shown join submissions.submission s on s.id = shown.submission_id
        join discovery.article_text t on t.submission_id = s.id
        join journals.journal j on j.id = t.journal_id
      ) hit
    ) as hits`.execute(db);
  const [answer] = rows;
  if (!answer) return { total: 0, more: false, hits: [] };
  return {
    total: Math.min(answer.total, mostCounted),
    more: answer.total > mostCounted,
    hits: answer.hits.map((hit) => ({ ...hit, publishedAt: new Date(hit.publishedAt) })),
  };
};

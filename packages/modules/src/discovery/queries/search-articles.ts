import type { Db } from '@naskhah/db/tables';
import type { LocalizedText } from '@naskhah/kernel/language';
import { type RawBuilder, sql } from 'kysely';
import { doiIn } from '../domain/doi-in.ts';
import { byFacet, type FacetCount, type FacetRow, mostValues } from './facet-counts.ts';

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

const searchFacets = ['journal', 'year', 'type', 'language', 'fulltext'] as const;
export type SearchFacet = (typeof searchFacets)[number];

/** `total` is exact up to `mostCounted`; beyond it `more` says that there are others, and the facets have values without counts. */
export type SearchAnswer = {
  total: number;
  more: boolean;
  hits: SearchHit[];
  facets: Record<SearchFacet, FacetCount[]>;
};

export type SearchAsked = {
  /** Empty: every published article. */
  q: string;
  page: number;
  size: number;
  /** Only this journal (its path), only these years, only this type, only in this language, only with or without its text. */
  journal?: string | undefined;
  from?: number | undefined;
  to?: number | undefined;
  type?: string | undefined;
  language?: string | undefined;
  fulltext?: 'yes' | 'no' | undefined;
};

export const nothingFound: SearchAnswer = { total: 0, more: false, hits: [], facets: byFacet(searchFacets, []) };

/** Of more hits than this only the newest are put in order of fit, the others follow by date: reading every hit would not scale. */
const ranked = 300;

/** More than the pages of a search show; a word that is in every article is not counted to its end. */
const mostCounted = 20_000;

const matching = ({ q, journal, from, to, type, language, fulltext }: SearchAsked): RawBuilder<unknown> => {
  const doi = doiIn(q);
  const words = sql`t.document @@ discovery.query_of(${q})`;
  const conditions = [sql`true`];
  if (journal) conditions.push(sql`t.journal_id = (select id from journals.journal where path = ${journal})`);
  // The years hold in the journal's time zone; the days around them let the newest be walked along their index.
  if (from) conditions.push(sql`t.year >= ${from} and t.published_at >= make_date(${from}, 1, 1) - 1`);
  if (to) conditions.push(sql`t.year <= ${to} and t.published_at < make_date(${to} + 1, 1, 1) + 1`);
  if (type) conditions.push(sql`t.article_type = ${type}`);
  if (language) conditions.push(sql`t.language = ${language}`);
  if (fulltext) conditions.push(sql`t.has_text = ${fulltext === 'yes'}`);
  // The last to be asked: words are fetched from elsewhere.
  if (q !== '') conditions.push(doi ? sql`(${words} or t.doi = ${doi})` : words);
  return sql.join(conditions, sql` and `);
};

/** One part of the articles after another, each with an index of words of its own: what is in all of them is counted in few. */
const partsOf = (asked: SearchAsked): RawBuilder<unknown>[] => {
  const of = (part: RawBuilder<unknown>) => sql`
      select t.submission_id, t.published_at, t.journal_id, t.year, t.article_type, t.language, t.has_text
      from discovery.article_text t where ${part} and ${matching(asked)}`;
  if (asked.q === '') return [of(sql`true`)];
  return Array.from({ length: 8 }, (_, part) =>
    of(sql`get_byte(uuid_send(t.submission_id), 15) & 7 = ${sql.lit(part)}`),
  );
};

/** How many of `found` there are of each value; beyond what is counted only which values there are. */
const facetRows = sql`
  select coalesce(json_agg(json_build_object('facet', facet, 'value', coalesce(j.path, value),
      'count', case when (select n from counted) <= ${mostCounted} then n end,
      'labelEn', coalesce(j.name_en, ''), 'labelMs', coalesce(j.name_ms, '')) order by facet, n desc, value), '[]')
  from (
    select *, row_number() over (partition by facet order by n desc, value) as place from (
      select journal_id, count(*) as n,
        case when grouping(journal_id) = 0 then 'journal' when grouping(year) = 0 then 'year'
          when grouping(article_type) = 0 then 'type' when grouping(language) = 0 then 'language' else 'fulltext' end as facet,
        coalesce(journal_id::text, year::text, article_type, language,
          case has_text when true then 'yes' when false then 'no' end) as value
      from found group by grouping sets (journal_id, year, article_type, language, has_text)
    ) grouped where value <> ''
  ) placed left join journals.journal j on j.id = placed.journal_id
  where place <= ${mostValues}`;

type Row = {
  total: number;
  hits: (Omit<SearchHit, 'publishedAt'> & { publishedAt: string })[];
  facets: FacetRow<SearchFacet>[];
};

/** Published articles by title, abstract, keywords, names or DOI, with the right total up to twenty thousand: one statement. */
export const searchArticles = async (db: Db, asked: SearchAsked): Promise<SearchAnswer> => {
  const skipped = (asked.page - 1) * asked.size;
  const isRanked = asked.q !== '' && skipped + asked.size <= ranked;
  const order = isRanked ? sql`fit desc, published_at desc` : sql`published_at desc`;
  const window = Math.max(ranked, skipped + asked.size);
  const fit = isRanked ? sql`ts_rank(t.document, discovery.query_of(${asked.q}), 1)` : sql`0`;
  const { rows } = await sql<Row>`
    with found as materialized (
      ${sql.join(partsOf(asked), sql` union all `)} limit ${mostCounted + 1}
    ), counted as materialized (
      select count(*) as n from found
    ), newest as (
      (select submission_id from found where (select n from counted) <= ${mostCounted}
        order by published_at desc, submission_id limit ${window})
      -- Walked from the newest on, which is short for a word that many have, and endless for one that few have.
      union all (select t.submission_id from (select * from discovery.article_text
          order by published_at desc, submission_id offset 0) t
        where (select n from counted) > ${mostCounted} and ${matching(asked)} limit ${window})
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
    ) as hits, (${facetRows}) as facets`.execute(db);
  const [answer] = rows;
  if (!answer) return nothingFound;
  return {
    total: Math.min(answer.total, mostCounted),
    more: answer.total > mostCounted,
    hits: answer.hits.map((hit) => ({ ...hit, publishedAt: new Date(hit.publishedAt) })),
    facets: byFacet(searchFacets, answer.facets),
  };
};

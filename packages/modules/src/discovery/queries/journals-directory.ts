import type { Db } from '@naskhah/db/tables';
import type { JournalTheme } from '@naskhah/kernel/documents';
import type { LocalizedText } from '@naskhah/kernel/language';
import { type RawBuilder, sql } from 'kysely';
import { statesWithSite } from '../../journals/index.ts';
import { coverOf } from '../../media/index.ts';
import { byFacet, type FacetCount, type FacetRow, mostValues } from './facet-counts.ts';

export type DirectoryEntry = {
  id: string;
  path: string;
  nameEn: string;
  nameMs: string;
  publisher: string;
  issn: string | null;
  eissn: string | null;
  scope: LocalizedText;
  theme: JournalTheme;
  state: string;
  articles: number;
  /** The file of its cover. */
  cover: string | null;
};

const directoryFacets = ['discipline', 'language', 'publisher', 'access', 'licence'] as const;
export type DirectoryFacet = (typeof directoryFacets)[number];

export type Directory = {
  total: number;
  journals: DirectoryEntry[];
  facets: Record<DirectoryFacet, FacetCount[]>;
  /** What the codes that were asked for are called. */
  chosen: Partial<Record<DirectoryFacet, Pick<FacetCount, 'labelEn' | 'labelMs'>>>;
};

export type DirectoryAsked = { q: string; page: number; size: number } & Partial<
  Record<DirectoryFacet, string | undefined>
>;

/** Each word is the beginning of a word of the name; an ISSN is taken as a whole. */
const naming = (q: string): RawBuilder<unknown> => {
  const words = q.match(/[\p{L}\p{N}]+/gu) ?? [];
  if (words.length === 0) return sql`true`;
  const beginnings = words.map((word) => `${word}:*`).join(' & ');
  const names = sql`to_tsvector('simple', discovery.fold(j.name_en || ' ' || j.name_ms || ' ' || j.abbreviation || ' ' || j.publisher))
    @@ to_tsquery('simple', discovery.fold(${beginnings}))`;
  const issn = /^\s*\d{4}-?\d{3}[\dx]\s*$/i.test(q)
    ? q
        .trim()
        .toUpperCase()
        .replace(/^(\d{4})-?/, '$1-')
    : undefined;
  return issn ? sql`(${names} or j.issn = ${issn} or j.eissn = ${issn})` : names;
};

const matching = (asked: DirectoryAsked): RawBuilder<unknown> => {
  const { q, discipline, language, publisher, access, licence } = asked;
  const conditions = [naming(q)];
  if (discipline)
    conditions.push(
      sql`exists (select from journals.journal_discipline d where d.journal_id = j.id and d.code = ${discipline})`,
    );
  if (language) conditions.push(sql`${language} = any(j.languages)`);
  if (publisher) conditions.push(sql`j.publisher = ${publisher}`);
  if (access) conditions.push(sql`j.access_type = ${access}`);
  if (licence) conditions.push(sql`j.license = ${licence}`);
  return sql.join(conditions, sql` and `);
};

const facetRows = sql`
  select coalesce(json_agg(json_build_object('facet', facet, 'value', placed.value, 'count', n,
      'labelEn', coalesce(c.label_en, ''), 'labelMs', coalesce(c.label_ms, '')) order by facet, n desc, placed.value), '[]')
  from (
    select *, row_number() over (partition by facet order by n desc, value) as place from (
      select 'discipline' as facet, 'discipline' as list, d.code as value, count(*) as n
        from found join journals.journal_discipline d on d.journal_id = found.id group by d.code
      union all select 'language', null, l, count(*) from found, unnest(languages) l group by l
      union all select 'publisher', null, publisher, count(*) from found group by publisher
      union all select 'access', 'access_type', access_type, count(*) from found group by access_type
      union all select 'licence', 'license', license, count(*) from found group by license
    ) grouped where value <> ''
  ) placed left join reference_data.code c on c.list = placed.list and c.value = placed.value
  where place <= ${mostValues}`;

const chosenRows = ({ discipline, access, licence }: DirectoryAsked) => sql`
  select coalesce(json_object_agg(asked.facet, json_build_object('labelEn', c.label_en, 'labelMs', c.label_ms)), '{}')
  from (values ('discipline', 'discipline', ${discipline ?? ''}), ('access', 'access_type', ${access ?? ''}),
    ('licence', 'license', ${licence ?? ''})) asked (facet, list, value)
  join reference_data.code c on c.list = asked.list and c.value = asked.value`;

type Row = Omit<Directory, 'facets'> & { facets: FacetRow<DirectoryFacet>[] };

/** The journals that have a site, by name, and what they may be narrowed by: one statement. */
export const journalsDirectory = async (db: Db, asked: DirectoryAsked): Promise<Directory> => {
  const { page, size } = asked;
  const { rows } = await sql<Row>`
    with found as materialized (
      select j.id, discovery.fold(coalesce(nullif(j.name_en, ''), j.name_ms)) as name, j.languages, j.publisher,
        j.access_type, j.license from journals.journal j
      where j.state in (${sql.join(statesWithSite)}) and ${matching(asked)}
    ), shown as (
      select id, name from found order by name, id limit ${size} offset ${(page - 1) * size}
    )
    select (select count(*) from found) as total, (
      select coalesce(json_agg(entry order by name, id), '[]') from (
        select j.id, j.path, j.name_en as "nameEn", j.name_ms as "nameMs", j.publisher, j.issn, j.eissn, j.scope,
          j.theme, j.state, shown.name, ${coverOf('j.id')} as cover,
          (select count(*) from discovery.article_text t where t.journal_id = j.id) as articles
        from shown join journals.journal j on j.id = shown.id
      ) entry
    ) as journals, (${facetRows}) as facets, (${chosenRows(asked)}) as chosen`.execute(db);
  const [answer] = rows;
  return answer
    ? { ...answer, facets: byFacet(directoryFacets, answer.facets) }
    : { total: 0, journals: [], facets: byFacet(directoryFacets, []), chosen: {} };
};

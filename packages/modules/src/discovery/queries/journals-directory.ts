import type { Db } from '@naskhah/db/tables';
import type { JournalTheme } from '@naskhah/kernel/documents';
import type { LocalizedText } from '@naskhah/kernel/language';
import { sql } from 'kysely';
import { coverOf } from '../../media/index.ts';

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

export type Directory = { total: number; journals: DirectoryEntry[] };

export type DirectoryAsked = { q: string; page: number; size: number };

/** Each word is the beginning of a word of the name; an ISSN is taken as a whole. */
const matching = (q: string) => {
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

/** The journals that have a site, by name: one statement. */
export const journalsDirectory = async (db: Db, { q, page, size }: DirectoryAsked): Promise<Directory> => {
  const { rows } = await sql<Directory>`
    with found as materialized (
      select j.id, discovery.fold(coalesce(nullif(j.name_en, ''), j.name_ms)) as name from journals.journal j
      where j.state in ('verified', 'active', 'suspended', 'ceased', 'title_changed') and ${matching(q)}
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
    ) as journals`.execute(db);
  return rows[0] ?? { total: 0, journals: [] };
};

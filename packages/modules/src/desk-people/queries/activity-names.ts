import type { Db } from '@naskhah/db/tables';
import type { Language } from '@naskhah/kernel/language';
import { sql } from 'kysely';

type Kind = 'person' | 'article' | 'journal' | 'role';
type Ids = {
  people: (string | null)[];
  articles: (string | null)[];
  journals: (string | null)[];
  roles: (number | null)[];
};
type Named = { kind: Kind; id: string; en: string | null; ms: string | null };

const given = <T>(ids: readonly (T | null)[]): T[] => [...new Set(ids.filter((id) => id !== null))];

/** What people, articles, journals and roles of the platform are called, by their ids: one statement. */
export const activityNames = async (db: Db, { people, articles, journals, roles }: Ids) => {
  const { rows } = await sql<Named>`
    select 'person' as kind, id::text, name as en, name as ms from identity.person where id = any(${given(people)}::uuid[])
    union all select 'article', id::text, number, number from submissions.submission where id = any(${given(articles)}::uuid[])
    union all select 'journal', id::text, name_en, name_ms from journals.journal where id = any(${given(journals)}::uuid[])
    union all select 'role', acl::text, label_en, label_ms from access.platform_role
      where acl = any(${given(roles)}::int[])`.execute(db);
  const known = new Map(rows.map((row) => [`${row.kind} ${row.id}`, row]));
  return {
    /** Null where nothing of this kind has the id. */
    of: (kind: Kind, id: unknown, language: Language): string | null =>
      known.get(`${kind} ${String(id)}`)?.[language] ?? null,
  };
};

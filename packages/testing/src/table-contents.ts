import type { Db } from '@naskhah/db/tables';
import { sql } from 'kysely';

/** What each table holds, as one digest by name: equal before and after means that nothing was changed. */
export const tableContents = async (db: Db, leaveOut: readonly string[] = []): Promise<Record<string, string>> => {
  const { rows: tables } = await sql<{ name: string }>`
    select table_schema || '.' || table_name as name from information_schema.tables
    where table_type = 'BASE TABLE' and table_schema not in ('pg_catalog', 'information_schema') order by 1`.execute(
    db,
  );
  const contents: Record<string, string> = {};
  for (const { name } of tables.filter((table) => !leaveOut.includes(table.name))) {
    const { rows } = await sql<{ digest: string | null }>`
      select md5(string_agg(t::text, ',' order by t::text)) as digest from ${sql.table(name)} t`.execute(db);
    contents[name] = rows[0]?.digest ?? '';
  }
  return contents;
};

import { withoutLiterals } from '@naskhah/db/sql-text';

export type Named = {
  /** Every table that the statement names, `schema.table`. */
  tables: string[];
  /** Of those, the ones whose rows it adds, changes or removes. */
  written: string[];
  /** Whether it locks rows or takes an advisory lock. */
  locks: boolean;
};

const qualified = /(?<![.\w"])"?([a-z_]+)"?\."?([a-z_]+)"?(?!\s*\(|[.\w])/g;
const changed =
  /\b(?:insert\s+into|update|delete\s+from|merge\s+into|truncate(?:\s+table)?|copy)\s+(?:only\s+)?"?([a-z_]+)"?\."?([a-z_]+)"?/g;
const locking = /\bfor\s+(?:no\s+key\s+update|update|key\s+share|share)\b|\bpg_(?:try_)?advisory_\w+\s*\(/;

const distinct = (found: IterableIterator<RegExpMatchArray>): string[] => [
  ...new Set([...found].map(([, schema, table]) => `${schema}.${table}`)),
];

/** What a statement names of the tables that there are; `s.id` of an alias and functions such as `access.portal_name()` are none. */
export const tablesOf = (statement: string, tables: ReadonlySet<string>): Named => {
  const text = withoutLiterals(statement).toLowerCase();
  return {
    tables: distinct(text.matchAll(qualified)).filter((name) => tables.has(name)),
    written: distinct(text.matchAll(changed)).filter((name) => tables.has(name)),
    locks: locking.test(text),
  };
};

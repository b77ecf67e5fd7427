import { globSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';

const modules = new URL('../packages/modules/src/', import.meta.url).pathname;

const bearsSql = (source: string): boolean =>
  /\.(?:selectFrom|insertInto|updateTable|deleteFrom|mergeInto|with)\s*(?:<[^>]*>)?\(|\bsql(?:<[^`;]*>)?`|\bsql\.\w+|from 'kysely/.test(
    source,
  );

const files = globSync('**/*.ts', { cwd: modules }).filter((file) => !file.endsWith('.test.ts'));
const isPlaceOfSql = (file: string): boolean => /^[\w-]+\/(?:store|queries)\//.test(file);
const withSql = files.filter((file) => bearsSql(readFileSync(modules + file, 'utf8')));

describe('SQL', () => {
  it('stands in the stores and queries of the modules and nowhere else: acts, reactions and answers call these', () => {
    expect(withSql.filter((file) => !isPlaceOfSql(file))).toEqual([]);
  });

  it('is seen where it stands', () => {
    expect(files.length).toBeGreaterThan(500);
    expect(withSql.filter(isPlaceOfSql).length).toBeGreaterThan(180);
  });

  it.each([
    "await trx.selectFrom('a.b').execute()",
    "await trx\n  .updateTable('a.b')",
    'await sql<Row>`select 1`.execute(db)',
    "sql.raw('select 1')",
    "import { sql } from 'kysely';",
  ])('is %s', (source) => {
    expect(bearsSql(source)).toBe(true);
  });

  it.each(["import { queueMail } from './queue-mail.ts';", 'const sqlite = 1;', 'await saveIssue(trx, issue)'])(
    'is not %s',
    (source) => {
      expect(bearsSql(source)).toBe(false);
    },
  );
});

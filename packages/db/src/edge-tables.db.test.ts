import { testDatabase } from '@naskhah/testing/test-database';
import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { edgeTables } from './edge-tables.ts';
import type { Db, Trx } from './tables.ts';

const database = testDatabase();

/** What keeps a table from being spread by its column, read from the catalogue. */
const hindrances = async (db: Db, table: string, column: string): Promise<string[]> => {
  const { rows } = await sql<{ hindrance: string }>`
    with edge as (select ${table}::regclass::oid as id)
    select 'unique without ' || ${column} || ': ' || pg_get_indexdef(i.indexrelid) as hindrance from pg_index i, edge
      where i.indrelid = edge.id and i.indisunique and not exists (select from pg_attribute a
        where a.attrelid = edge.id and a.attname = ${column} and a.attnum = any(i.indkey))
    union all select 'exclusion: ' || pg_get_constraintdef(c.oid) from pg_constraint c, edge
      where c.conrelid = edge.id and c.contype = 'x'
    union all select 'foreign key: ' || pg_get_constraintdef(c.oid) from pg_constraint c, edge
      where c.contype = 'f' and edge.id in (c.conrelid, c.confrelid)
    union all select 'may be null: ' || ${column} from edge where not exists (select from pg_attribute a
      where a.attrelid = edge.id and a.attname = ${column} and a.attnotnull)
    union all select 'no primary key' from edge where not exists (select from pg_index i
      where i.indrelid = edge.id and i.indisprimary)
    union all select 'sequence: ' || a.attname from pg_attribute a join edge on a.attrelid = edge.id
      left join pg_attrdef d on d.adrelid = a.attrelid and d.adnum = a.attnum
      where a.attidentity <> '' or pg_get_expr(d.adbin, d.adrelid) ~ 'nextval'
    union all select 'trigger that reads or writes: ' || t.tgname from pg_trigger t join pg_proc p on p.oid = t.tgfoid, edge
      where t.tgrelid = edge.id and not t.tgisinternal and p.prosrc ~* '\\m(select|insert|update|delete|perform|execute)\\M'`.execute(
    db,
  );
  return rows.map(({ hindrance }) => hindrance);
};

class Undone extends Error {}

/** The hindrances after these statements, which are then undone. */
const after = async (statements: string, table: string, column: string): Promise<string[]> => {
  let found: string[] = [];
  const act = async (trx: Trx) => {
    await sql.raw(statements).execute(trx);
    found = await hindrances(trx, table, column);
    throw new Undone();
  };
  await expect(database.db.transaction().execute(act)).rejects.toThrow(Undone);
  return found;
};

describe('a table that grows without end', () => {
  it.each(Object.entries(edgeTables))('%s can be spread by %s', async (table, column) => {
    expect(await hindrances(database.db, table, column)).toEqual([]);
  });

  it.each([
    ['alter table activity.log add unique (id)', /^unique without subject_id/],
    ['alter table activity.log add foreign key (actor_id) references identity.person not valid', /^foreign key/],
    ['alter table activity.log add column number bigserial', /^sequence/],
    ['alter table activity.log drop constraint log_pkey', /^no primary key/],
    [
      `create function activity.tell() returns trigger language plpgsql as $$ begin
         insert into identity.person_tally values ('active', 1); return null; end $$;
       create trigger tells after insert on activity.log for each row execute function activity.tell()`,
      /^trigger that reads or writes/,
    ],
  ])('could not after: %s', async (statements, hindrance) => {
    expect(await after(statements, 'activity.log', 'subject_id')).toEqual([expect.stringMatching(hindrance)]);
  });

  it('could not be spread by a column that may be null', async () => {
    const statements = 'alter table "references".reference add unique (submission_id, doi)';
    expect(await after(statements, '"references".reference', 'doi')).toContain('may be null: doi');
  });
});

import { setTimeout as pause } from 'node:timers/promises';
import { emptyDatabase } from '@naskhah/testing/test-database';
import { startWriters } from '@naskhah/testing/writers';
import { sql } from 'kysely';
import { afterEach, describe, expect, it } from 'vitest';
import { type Connection, connect } from './connect.ts';
import { migrate, OldDatabase } from './migrate.ts';
import { migrations } from './migrations/index.ts';
import { faultsOf } from './migrations/policy.ts';
import type { Step } from './migrations/step.ts';

const connections: Connection[] = [];
const url = emptyDatabase();

/** One more process: connections of its own, and the statements that it sends. */
const process = () => {
  const sent: string[] = [];
  const connection = connect(url(), { max: 3, onStatement: (text) => sent.push(text) });
  connections.push(connection);
  return { db: connection.db, sent };
};

afterEach(async () => {
  await Promise.all(connections.splice(0).map(({ close }) => close()));
});

const rows = 60_000;
const filled = async () => {
  const { db, sent } = process();
  await migrate(db);
  await sql`truncate desk_article.part`.execute(db);
  await sql`insert into desk_article.part (person_id, submission_id, journal_id, author, production, yours, state, turn, time_zone)
    select lpad(i::text, 32, '0')::uuid, lpad(i::text, 32, '0')::uuid, lpad('', 32, '0')::uuid, true, false, false, 'in-review', 'editor', 'Asia/Kuching'
    from generate_series(1, ${sql.lit(rows)}) i`.execute(db);
  return { db, sent };
};

const has = async (db: Connection['db'], column: string): Promise<boolean> =>
  (
    await sql`select from information_schema.columns
      where table_schema = 'desk_article' and table_name = 'part' and column_name = ${column}`.execute(db)
  ).rows.length > 0;

/** A column that must be there, brought to a table in use, as docs/migrations.md says. */
const expand: Step[] = [
  {
    name: '8001-starred',
    change:
      'alter table desk_article.part add column starred boolean; alter table desk_article.part alter starred set default false',
  },
  {
    name: '8002-starred-filled',
    batches: `update desk_article.part set starred = false where ctid in
      (select ctid from desk_article.part where starred is null limit 20000)`,
  },
  {
    name: '8003-starred-known',
    change: 'alter table desk_article.part add constraint starred_known check (starred is not null) not valid',
  },
  {
    name: '8004-starred-checked',
    online: [
      'alter table desk_article.part validate constraint starred_known',
      'drop index concurrently if exists desk_article.starred_parts',
      'create index concurrently starred_parts on desk_article.part (person_id) where starred',
    ],
  },
  {
    name: '8005-starred-required',
    change: `alter table desk_article.part alter column starred set not null;
      alter table desk_article.part drop constraint starred_known`,
  },
];

describe('the schema is brought to this version', () => {
  it('by one of three processes that start at once', async () => {
    const first = process();
    const three = [first, process(), process()];
    const steps = [...migrations, ...expand];
    await Promise.all(three.map(({ db }) => migrate(db, steps, 50)));
    const { rows } = await sql<{ name: string }>`select name from public.migration order by name`.execute(first.db);
    expect(rows.map(({ name }) => name)).toEqual(steps.map(({ name }) => name));
    const begins = (text: string) => text.startsWith('create index concurrently');
    const changes = three.flatMap(({ sent }) => sent).filter(begins);
    const asked = steps.flatMap((step) => ('online' in step ? step.online : [])).filter(begins);
    expect(changes.sort()).toEqual([...asked].sort());
  });

  it('without a lock where nothing is missing', async () => {
    await migrate(process().db);
    const later = process();
    expect(await migrate(later.db)).toBe(0);
    expect(later.sent).toHaveLength(2);
    expect(later.sent.join()).not.toMatch(/lock|begin|create/);
  });

  it('with nothing that a pooler in transaction mode would forget or leave to somebody else', async () => {
    const { db, sent } = process();
    await migrate(db, [...migrations, ...expand], 50);
    expect(sent.filter((text) => /pg_(try_)?advisory_lock|\bset (?!local\b)(session|\w+_timeout)/.test(text))).toEqual(
      [],
    );
    expect(sent.some((text) => text.includes('pg_try_advisory_xact_lock'))).toBe(true);
  });

  it('not when it was made before the first release', async () => {
    const { db } = process();
    await sql`create table public.kysely_migration (name text)`.execute(db);
    await expect(migrate(db)).rejects.toThrow(OldDatabase);
  });
});

describe('a migration of a table in use', () => {
  it('keeps no writer waiting for a second when it follows the policy', async () => {
    const { db } = await filled();
    expect(expand.flatMap(faultsOf)).toEqual([]);
    const writers = startWriters(url());
    expect(await migrate(db, [...migrations, ...expand])).toBe(expand.length);
    const { longest, written, failures } = await writers.stop();
    expect(failures).toEqual([]);
    expect(written).toBeGreaterThan(100);
    expect(longest).toBeLessThan(1000);
    const { rows: left } = await sql`select from desk_article.part where starred is not false limit 1`.execute(db);
    expect(left).toEqual([]);
  });

  it('is broken off when it holds the table for longer, and leaves nothing behind', async () => {
    const { db } = await filled();
    const greedy: Step = {
      name: '8001-greedy',
      change: 'alter table desk_article.part add column greedy int; select pg_sleep(3)',
    };
    const writers = startWriters(url());
    await expect(migrate(db, [...migrations, greedy])).rejects.toThrow(/8001-greedy.*statement timeout/s);
    const { longest, failures } = await writers.stop();
    expect(failures).toEqual([]);
    expect(longest).toBeGreaterThan(500);
    expect(longest).toBeLessThan(2500);
    expect(await has(db, 'greedy')).toBe(false);
  });

  it('lets others pass while it waits for a lock that somebody holds, and is done after that', async () => {
    const { db } = await filled();
    const { db: reader } = process();
    const step: Step = { name: '8001-patient', change: 'alter table desk_article.part add column patient int' };
    const started = await new Promise<{ migrated: Promise<number>; stop: ReturnType<typeof startWriters>['stop'] }>(
      (begun) =>
        void reader.transaction().execute(async (trx) => {
          await sql`select from desk_article.part limit 1`.execute(trx);
          const writers = startWriters(url());
          begun({ migrated: migrate(db, [...migrations, step], 100), stop: writers.stop });
          await pause(2000);
        }),
    );
    expect(await started.migrated).toBe(1);
    const { longest, written } = await started.stop();
    expect(written).toBeGreaterThan(20);
    expect(longest).toBeLessThan(1500);
    expect(await has(db, 'patient')).toBe(true);
  });
});

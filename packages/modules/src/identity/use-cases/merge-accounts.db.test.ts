import { newId } from '@naskhah/kernel/ids';
import { testDatabase } from '@naskhah/testing/test-database';
import { testServer, type Visitor } from '@naskhah/testing/test-server';
import { sql } from 'kysely';
import { beforeAll, describe, expect, it } from 'vitest';

const database = testDatabase();
const server = testServer(database);
const identity = '/api/admin/identity';
let admin: Visitor;

beforeAll(async () => {
  await server.person('rosnah', [1, 6]);
  admin = await server.as('rosnah');
});

const linkTo = async (address: string) => {
  const { body } = await database.db
    .selectFrom('messaging.mail')
    .select('body')
    .where('address', '=', address)
    .where('event', '=', 'merge-accounts')
    .orderBy('id', 'desc')
    .executeTakeFirstOrThrow();
  return body.match(/\/merge#(\S+)/)?.[1] ?? '';
};
const confirm = async (key: string) =>
  server.visitor().post(`${identity}/confirm-merge`, { token: await linkTo(`${key}@example.test`) });
const merge = async (kept: string, other: string, keptKey: string, otherKey: string) => {
  expect((await admin.post(`${identity}/start-merge`, { usr_id: kept, other_id: other })).status).toBe(200);
  expect((await confirm(otherKey)).body.state).toBe('waiting');
  return confirm(keptKey);
};

describe('two accounts of one person', () => {
  it('become one once both addresses have said so, and not before', async () => {
    const [kept, other] = [await server.person('devi'), await server.person('devi-lama', [3, 6])];
    const elsewhere = await server.as('devi-lama');
    await admin.post(`${identity}/start-merge`, { usr_id: kept, other_id: other });
    const token = await linkTo('devi-lama@example.test');
    const read = await server.visitor().post(`${identity}/read-merge`, { token });
    expect(read.body).toMatchObject({ kept_name: 'Devi', other_name: 'Devi Lama', stays: false, state: 'open' });
    expect((await confirm('devi-lama')).body.state).toBe('waiting');
    expect((await confirm('devi-lama')).body.state).toBe('waiting');
    const record = (usr_id: string) => admin.post('/api/admin/desk/get-person', { usr_id });
    expect((await record(other)).body).toMatchObject({ usr_id: other, status: 'active' });

    expect((await confirm('devi')).body.state).toBe('done');
    expect((await record(other)).body).toMatchObject({
      usr_id: kept,
      name: 'Devi',
      emails: [{ address: 'devi@example.test', is_primary: true }, { address: 'devi-lama@example.test' }],
      roles: [{ acl: 3 }, { acl: 6 }],
    });
    expect((await elsewhere.get<{ user: unknown }>('/api/auth/session')).body.user).toBeNull();
    const session = await server.visitor().logIn('devi-lama@example.test');
    expect((await session.get('/api/auth/session')).body).toMatchObject({ user: { usr_id: kept } });
    expect((await confirm('devi')).body.state).toBe('done');
  });

  it('may be said to be so by the person, who learns nothing of others’ accounts', async () => {
    const kept = await server.person('lim');
    await server.person('lim-um');
    const lim = await server.as('lim');
    const own = (email: string) => lim.post(`${identity}/start-own-merge`, { email });
    expect(await own('lim-um@example.test')).toEqual(await own('nobody@example.test'));
    expect((await own('lim@example.test')).body.code).toBe('same-account');
    expect((await confirm('lim-um')).body.state).toBe('waiting');
    expect((await confirm('lim')).body.state).toBe('done');
    expect((await admin.post('/api/admin/desk/get-person', { usr_id: kept })).body).toMatchObject({
      emails: [{ address: 'lim@example.test' }, { address: 'lim-um@example.test' }],
    });
  });

  it('stay two when the Administrator calls it off', async () => {
    const [kept, other] = [await server.person('siti'), await server.person('siti-lama')];
    await admin.post(`${identity}/start-merge`, { usr_id: kept, other_id: other });
    type Record = { merges: { id: string }[] };
    const { body } = await admin.post<Record>('/api/admin/desk/get-person', { usr_id: other });
    expect((await admin.post(`${identity}/cancel-merge`, { id: body.merges[0]?.id })).status).toBe(200);
    expect((await confirm('siti')).body.code).toBe('link-ended');
  });

  it('are not merged away with the last Administrator', async () => {
    const kept = await server.person('farid');
    const rosnah = await database.db
      .selectFrom('identity.person')
      .select('id')
      .where('name', '=', 'Rosnah')
      .executeTakeFirstOrThrow();
    const start = await admin.post(`${identity}/start-merge`, { usr_id: kept, other_id: rosnah.id });
    expect(start.body.code).toBe('last-administrator');
  });
});

type Column = { table: string; name: string; type: string };
/** Columns that name people. A new one of such a name is filled by this test, and so must be moved too. */
const namesPeople = /^ref_id$|(^|_)(person|reviewer|submitter|owner|user|usr|actor|behind)_id$|(^|_)by(_id)?$/;
/** Not a person: who writes a part of a file is a process. */
const others = new Set(['media.upload.held_by', 'desk_article.article_state.due_by']);

const columns = async (): Promise<Column[]> => {
  const { rows } = await sql<Column>`
    select c.table_schema || '.' || c.table_name as table, c.column_name as name, c.udt_name as type
    from information_schema.columns c join information_schema.tables t using (table_schema, table_name)
    where t.table_type = 'BASE TABLE' and c.is_generated = 'NEVER'
      and c.table_schema not in ('pg_catalog', 'information_schema', 'public', 'pgboss')
    order by 1, c.ordinal_position`.execute(database.db);
  return rows;
};

/** Something for a column that must hold something; rules are off, as what is asked here is who is named. */
const anything = (type: string) => {
  switch (type) {
    case 'uuid':
      return sql`gen_random_uuid()`;
    case 'bytea':
      return sql`decode(md5(random()::text), 'hex')`;
    case 'jsonb':
      return sql`'{}'::jsonb`;
    case 'bool':
      return sql`false`;
    case 'int4':
    case 'int8':
    case 'numeric':
    case 'float8':
      return sql`1`;
    case 'date':
      return sql`current_date`;
    case 'timestamptz':
      return sql`now()`;
    case '_text':
      return sql`'{}'::text[]`;
    default:
      return sql`left(md5(random()::text), 8)`;
  }
};

describe('after a merge', () => {
  // Rows of any content are laid out below; what ways into an account there are is asked of the references to people.
  beforeAll(async () => {
    const { rows } = await sql<{ table: string; name: string }>`
      select conrelid::regclass::text as table, conname as name from pg_constraint
      where conrelid <> 0 and connamespace::regnamespace::text not in ('pg_catalog', 'information_schema', 'public')
        and (contype = 'c' or contype = 'f' and confrelid <> 'identity.person'::regclass)`.execute(database.db);
    for (const { table, name } of rows)
      await sql`alter table ${sql.table(table)} drop constraint ${sql.id(name)}`.execute(database.db);
  });

  it('no table names the account that ended, but its own row, the merge and the log', async () => {
    const [kept, other] = [await server.person('azman'), await server.person('azman-lama')];
    const all = await columns();
    const personal = all.filter(
      ({ table, name, type }) => type === 'uuid' && namesPeople.test(name) && !others.has(`${table}.${name}`),
    );
    const apart = ['identity.person', 'identity.merge', 'activity.log'];
    const tables = [...new Set(personal.map(({ table }) => table))].filter((table) => !apart.includes(table));
    expect(tables.length).toBeGreaterThan(15);
    await database.db.transaction().execute(async (trx) => {
      await sql`set local session_replication_role = replica`.execute(trx);
      for (const table of tables)
        for (const { name } of personal.filter((one) => one.table === table)) {
          const own = all.filter((one) => one.table === table);
          const values = own.map((one) => (one.name === name ? sql`${other}::uuid` : anything(one.type)));
          await sql`insert into ${sql.table(table)} (${sql.join(own.map((one) => sql.id(one.name)))})
            values (${sql.join(values)}) on conflict do nothing`.execute(trx);
        }
    });
    const naming = async (): Promise<string[]> => {
      const found: string[] = [];
      for (const table of new Set(all.map((one) => one.table))) {
        const { rows } = await sql<{ n: number }>`select count(*)::int as n from ${sql.table(table)} t
          where t::text like ${`%${other}%`}`.execute(database.db);
        if ((rows[0]?.n ?? 0) > 0) found.push(table);
      }
      return found;
    };
    expect(await naming()).toEqual(expect.arrayContaining(tables));
    expect((await merge(kept, other, 'azman', 'azman-lama')).body.state).toBe('done');
    expect((await naming()).sort()).toEqual(['activity.log', 'identity.merge', 'identity.person']);
  });

  it('what both had is had once', async () => {
    const [kept, other] = [await server.person('priya'), await server.person('priya-lama')];
    const now = server.clock();
    const [submission, round, journal] = [newId(), newId(), newId()];
    await database.db.transaction().execute(async (trx) => {
      await sql`set local session_replication_role = replica`.execute(trx);
      for (const [person, state] of [
        [kept, 'invited'],
        [other, 'submitted'],
      ] as const) {
        await trx
          .insertInto('submissions.participant')
          .values({
            id: newId(),
            submission_id: submission,
            journal_id: journal,
            person_id: person,
            role: 'editor',
            since: now,
          })
          .execute();
        await trx
          .insertInto('access.assigned_preset')
          .values({ id: newId(), journal_id: journal, person_id: person, preset_id: journal, assigned_at: now })
          .execute();
        await trx
          .insertInto('workflow.review_assignment')
          .values({
            id: newId(),
            round_id: round,
            submission_id: submission,
            journal_id: journal,
            reviewer_id: person,
            state,
            invited_at: now,
            answer_due: '2026-12-01',
            review_due: '2026-12-20',
            comments_to_author: state === 'submitted' ? 'Sound.' : '',
          })
          .execute();
      }
    });
    await merge(kept, other, 'priya', 'priya-lama');
    const of = async (table: 'submissions.participant' | 'access.assigned_preset') =>
      database.db.selectFrom(table).select('person_id').where('journal_id', '=', journal).execute();
    expect(await of('submissions.participant')).toEqual([{ person_id: kept }]);
    expect(await of('access.assigned_preset')).toEqual([{ person_id: kept }]);
    const reviews = await database.db
      .selectFrom('workflow.review_assignment')
      .select(['reviewer_id', 'state', 'comments_to_author'])
      .where('round_id', '=', round)
      .execute();
    expect(reviews).toEqual([{ reviewer_id: kept, state: 'submitted', comments_to_author: 'Sound.' }]);
  });
});

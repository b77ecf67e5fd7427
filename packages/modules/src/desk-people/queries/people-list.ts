import type { Db } from '@naskhah/db/tables';
import { type RawBuilder, sql } from 'kysely';
import { anyOf, everybody, nameOrAddress, type PeopleFilters, seenWithin } from './people-filters.ts';

export type PeopleQuestion = PeopleFilters & { q: string; sort: string; page: number; size: number };

type Row = {
  usr_id: string;
  name: string;
  email: string | null;
  affiliation: string | null;
  status: 'unconfirmed' | 'active' | 'suspended' | 'merged' | 'anonymised';
  roles: { acl: number; label_en: string; label_ms: string }[] | null;
  journals: { id: string; name_en: string; name_ms: string }[] | null;
  last_seen_at: string | null;
  created_at: string;
};

// Each order has an index (0019-people), so that a page of a list without a search costs the same however many people there are.
const orders: Record<string, RawBuilder<unknown>> = {
  name: sql`p.name, p.id`,
  '-name': sql`p.name desc, p.id desc`,
  '-last_seen': sql`p.last_seen_at desc nulls last, p.id`,
  last_seen: sql`p.last_seen_at asc nulls first, p.id desc`,
  '-created': sql`p.created_at desc, p.id`,
  created: sql`p.created_at asc, p.id desc`,
};

/** Who is asked for, as `fits`, and their ids in order. */
const found = (question: Omit<PeopleQuestion, 'page' | 'size'>, now: Date) => {
  const order = orders[question.sort] ?? sql`p.name, p.id`;
  const wanted = sql<boolean>`${anyOf(question)} and ${seenWithin(question.seen, now)}`;
  if (!question.q)
    return {
      order,
      fits: sql`fits as (select p.id from identity.person p where ${wanted})`,
      ordered: sql`select p.id from identity.person p where ${wanted} order by ${order}`,
    };
  const { name, address } = nameOrAddress(question.q);
  return {
    order,
    // Few fit a search: they are found first, with all that an order asks for, and put in order afterwards.
    fits: sql`fits as materialized (
      select p.id, p.name, p.last_seen_at, p.created_at from identity.person p where ${name} and ${wanted}
      union select p.id, p.name, p.last_seen_at, p.created_at
        from identity.email e join identity.person p on p.id = e.person_id where ${address} and ${wanted})`,
    ordered: sql`select p.id from fits p order by ${order}`,
  };
};

const row = sql`json_build_object('usr_id', p.id, 'name', p.name, 'status', p.status,
  'last_seen_at', p.last_seen_at, 'created_at', p.created_at,
  'email', (select e.address from identity.email e where e.person_id = p.id and e.is_primary),
  'affiliation', (select a.organisation from identity.affiliation a where a.person_id = p.id
    order by a.is_primary desc, a.organisation limit 1),
  'roles', (select json_agg(json_build_object('acl', r.acl, 'label_en', r.label_en, 'label_ms', r.label_ms) order by r.acl)
    from identity.role_held h join access.platform_role r on r.acl = h.acl where h.person_id = p.id),
  'journals', (select json_agg(json_build_object('id', j.id, 'name_en', j.name_en, 'name_ms', j.name_ms) order by j.name_en)
    from journals.journal j where j.id in (select ap.journal_id from access.assigned_preset ap where ap.person_id = p.id)))`;

const moment = (value: string): string => new Date(value).toISOString();

const personOf = (one: Row) => ({
  ...one,
  email: one.email ?? '',
  affiliation: one.affiliation ?? '',
  roles: one.roles ?? [],
  journals: one.journals ?? [],
  last_seen_at: one.last_seen_at && moment(one.last_seen_at),
  created_at: moment(one.created_at),
});

export type ListedPerson = ReturnType<typeof personOf>;

/** People with their roles and journals, page by page, and how many there are: one statement. */
export const peopleList = async (db: Db, question: PeopleQuestion, now: Date) => {
  const { fits, ordered, order } = found(question, now);
  const total =
    question.q || !everybody(question)
      ? sql`(select count(*) from fits)`
      : sql`(select coalesce(sum(n), 0) from identity.person_tally where status = any(${question.status}::text[]))`;
  const { rows } = await sql<{ total: number; rows: Row[] | null }>`
    with ${fits}, page as (${ordered} limit ${question.size} offset ${(question.page - 1) * question.size})
    select ${total} as total,
      (select json_agg(${row} order by ${order}) from page join identity.person p on p.id = page.id) as rows`.execute(
    db,
  );
  return { total: Number(rows[0]?.total ?? 0), rows: (rows[0]?.rows ?? []).map(personOf) };
};

/** The ids of those whom the list would show, in its order; `only` leaves others out. */
export const peopleIds = async (
  db: Db,
  question: Omit<PeopleQuestion, 'page' | 'size'> & { only: readonly string[] | undefined },
  now: Date,
  limit: number,
): Promise<string[]> => {
  const { fits, ordered } = found(question, now);
  const among = question.only ? sql`where id = any(${[...question.only]}::uuid[])` : sql``;
  const { rows } = await sql<{ id: string }>`
    with ${fits}, ordered as (${ordered}) select id from ordered ${among} limit ${limit}`.execute(db);
  return rows.map(({ id }) => id);
};

/** These people as the list shows them, in the order of their ids. */
export const peopleByIds = async (db: Db, ids: readonly string[]): Promise<ListedPerson[]> => {
  const { rows } = await sql<{ row: Row }>`
    select ${row} as row from unnest(${[...ids]}::uuid[]) with ordinality as asked (id, place)
    join identity.person p on p.id = asked.id order by asked.place`.execute(db);
  return rows.map((one) => personOf(one.row));
};

import { literal, partOfName } from '@naskhah/db/part-of-name';
import { daysLater } from '@naskhah/kernel/day';
import { type RawBuilder, sql } from 'kysely';

export type PeopleFilters = {
  role: number[];
  status: string[];
  journal: string[];
  seen: 'week' | 'month' | 'year' | 'longer' | 'never' | null;
};

const usual = ['unconfirmed', 'active', 'suspended'];

/** Without a choice: those whose account is somebody's. */
export const statusOf = ({ status }: { status: readonly string[] }): string[] =>
  status.length > 0 ? [...status] : usual;

const spans = { week: 7, month: 30, year: 365 };

/** Who is found by any part of the name, and who by any part of an address: each is read along its own index. */
export const nameOrAddress = (q: string): { name: RawBuilder<boolean>; address: RawBuilder<boolean> } => {
  const part = literal(q);
  const address = [...q].length > 2 ? `%${part}%` : `${part}%`;
  return { name: partOfName(q), address: sql<boolean>`e.address like ${address}` };
};

export const seenWithin = (seen: PeopleFilters['seen'], now: Date): RawBuilder<boolean> => {
  switch (seen) {
    case null:
      return sql<boolean>`true`;
    case 'never':
      return sql<boolean>`p.last_seen_at is null`;
    case 'longer':
      return sql<boolean>`p.last_seen_at < ${daysLater(now, -spans.year)}`;
    case 'week':
    case 'month':
    case 'year':
      return sql<boolean>`p.last_seen_at >= ${daysLater(now, -spans[seen])}`;
  }
};

/** Whether only the status was asked for, of which there are few. */
export const everybody = ({ role, journal, seen }: PeopleFilters): boolean =>
  role.length === 0 && journal.length === 0 && seen === null;

export const anyOf = ({ role, status, journal }: PeopleFilters): RawBuilder<boolean> => {
  const holds = sql`exists (select from identity.role_held h where h.person_id = p.id and h.acl = any(${role}::int[]))`;
  const works = sql`exists (select from access.assigned_preset a where a.person_id = p.id and a.journal_id = any(${journal}::uuid[]))`;
  return sql<boolean>`p.status = any(${status}::text[]) and ${role.length > 0 ? holds : sql`true`}
    and ${journal.length > 0 ? works : sql`true`}`;
};

import type { Db } from '@naskhah/db/tables';
import { dayIn, platformZone } from '@naskhah/kernel/day';
import { inLanguage } from '@naskhah/kernel/language';
import { workingDaysAfter } from '@naskhah/kernel/working-days';
import { sql } from 'kysely';
import { type WaitingRow, waitingColumns, waitingTables } from './waiting-rows.ts';

export type WaitingQuestion = {
  page: number;
  size: number;
  sort: string;
  q: string;
  filters: {
    step?: 'checking' | 'deciding' | undefined;
    checker?: 'me' | 'nobody' | undefined;
    overdue?: boolean | undefined;
  };
};

/** A registration that waits, as its readers see it on a day. */
export const asWaiting = <R extends WaitingRow>({ sent_at, ...row }: R, now: Date, language: string) => {
  const today = dayIn(now, platformZone);
  return {
    ...row,
    jnl_name: inLanguage({ en: row.name_en, ms: row.name_ms }, language),
    sent_at: sent_at.toISOString(),
    age: workingDaysAfter(dayIn(sent_at, platformZone), today),
    overdue: row.due < today,
  };
};

const orders = {
  sent: sql`r.sent_at`,
  due: sql`r.due`,
  name: sql`lower(coalesce(nullif(j.name_en, ''), j.name_ms))`,
};

/** The registrations that wait for the secretariat, how many there are, and how many each checker has in hand: two statements. */
export const waitingList = async (
  db: Db,
  person: string,
  { page, size, sort, q, filters: { step, checker, overdue } }: WaitingQuestion,
  { now, language }: { now: Date; language: string },
) => {
  const words = `%${q.replace(/[\\%_]/g, '\\$&')}%`;
  const today = dayIn(now, platformZone);
  const fits = [
    sql`j.state in ('submitted', 'checking') and r.outcome is null`,
    ...(q === ''
      ? []
      : [
          sql`(j.name_en ilike ${words} or j.name_ms ilike ${words} or j.publisher ilike ${words}
          or p.name ilike ${words} or j.issn = ${q} or j.eissn = ${q})`,
        ]),
    ...(step ? [sql`(r.passed_at is not null) = ${step === 'deciding'}`] : []),
    ...(checker === 'me' ? [sql`r.checker_id = ${person}`] : []),
    ...(checker === 'nobody' ? [sql`r.checker_id is null`] : []),
    ...(overdue === undefined ? [] : [sql`(r.due < ${today}) = ${overdue}`]),
  ];
  const down = sort.startsWith('-');
  const order = orders[sort.replace('-', '') as keyof typeof orders];
  const [{ rows }, { rows: load }] = await Promise.all([
    sql<WaitingRow & { total: number }>`select ${waitingColumns}, count(*) over ()::int as total from ${waitingTables}
      where ${sql.join(fits, sql` and `)}
      order by ${order} ${down ? sql`desc` : sql`asc`}, j.id limit ${size} offset ${(page - 1) * size}`.execute(db),
    sql<{ id: string; name: string; open: number }>`select c.id, c.name, count(*)::int as open
      from verification.round r join journals.journal j on j.id = r.journal_id join identity.person c on c.id = r.checker_id
      where r.outcome is null and j.state = 'checking' group by c.id, c.name order by open desc, c.name limit 50`.execute(
      db,
    ),
  ]);
  return {
    total: rows[0]?.total ?? 0,
    rows: rows.map(({ total: _total, ...row }) => asWaiting(row, now, language)),
    load,
  };
};

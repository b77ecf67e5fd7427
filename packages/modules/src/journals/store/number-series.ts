import type { Trx } from '@naskhah/db/tables';
import { sql } from 'kysely';

/** The next number of a journal's year; the row lock keeps the series without gaps and doubles. */
export const nextNumber = async (trx: Trx, journal: string, year: number): Promise<number> => {
  const { rows } = await sql<{ last: number }>`
    insert into journals.number_series (journal_id, year, last) values (${journal}, ${year}, 1)
    on conflict (journal_id, year) do update set last = number_series.last + 1 returning last`.execute(trx);
  return rows[0]?.last ?? 1;
};

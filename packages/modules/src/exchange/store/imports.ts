import type { Trx } from '@naskhah/db/tables';
import { sql } from 'kysely';

/** Two imports follow one another, so that neither makes a journal or an issue twice. */
export const lockImports = async (trx: Trx): Promise<void> => {
  await sql`select pg_advisory_xact_lock(hashtextextended('exchange.import', 7))`.execute(trx);
};

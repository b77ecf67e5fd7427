import { portalLimits } from '@naskhah/kernel/portal-limits';
import { type RawBuilder, sql } from 'kysely';
import type { Db } from './tables.ts';

type Limit = 'file' | 'invitation' | 'session';

/** A limit as the portal is set at this moment, inside a statement. */
export const limitNow = (name: Limit): RawBuilder<number> =>
  sql<number>`access.portal_limit(${name}, ${portalLimits[name].shipped})`;

export const portalLimit = async (db: Db, name: Limit): Promise<number> => {
  const { rows } = await sql<{ most: number }>`select ${limitNow(name)} as most`.execute(db);
  return rows[0]?.most ?? portalLimits[name].shipped;
};

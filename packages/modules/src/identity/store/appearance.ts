import type { Appearance } from '@naskhah/db/rows/identity';
import type { Db } from '@naskhah/db/tables';
import { sql } from 'kysely';

/** How the portal looks for a person on every device; what is not given stays. */
export const keepAppearance = async (db: Db, personId: string, change: Partial<Appearance>): Promise<void> => {
  await sql`update identity.person set appearance = coalesce(appearance, '{}'::jsonb) || ${JSON.stringify(change)}::jsonb
    where id = ${personId}`.execute(db);
};

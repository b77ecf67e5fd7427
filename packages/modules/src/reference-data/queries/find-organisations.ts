import type { Db } from '@naskhah/db/tables';
import { searched } from '@naskhah/kernel/searched';
import { sql } from 'kysely';

type Row = { id: string; ror: string | null; name: string; country: string | null; city: string | null };

/** Enough to rank; a name so common that more have it is typed further anyway. */
const looked = 300;

/**
 * Organisations of which every typed word is in one of the names, ten at most: the name itself first, then those that
 * begin with what was typed, then the shortest. One statement along two indexes.
 */
export const findOrganisations = async (db: Db, typed: string): Promise<Row[]> => {
  const q = searched(typed);
  if (q.length < 3) return [];
  const words = q.split(' ').map((word) => `%${word}%`);
  const { rows } = await sql<Row>`
    with found as (
      (select o.* from reference_data.organisation o where o.search like ${`${q}%`} and o.active limit ${looked})
      union
      (select o.* from reference_data.organisation o where o.search like all(${words}::text[]) and o.active limit ${looked})
    )
    select id, ror, name, country, city from found
    order by search = ${q} desc, search like ${`${q}%`} desc, search like ${`% ${q}%`} desc, length(name), name, id
    limit 10`.execute(db);
  return rows;
};

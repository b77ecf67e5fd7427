import type { Db } from '@naskhah/db/tables';
import { sql } from 'kysely';

type Row = { usr_id: string; name: string; email: string; affiliation: string; switchable: boolean };

/** People by a part of their name or address, for an Administrator: twenty at most, one statement. */
export const findPeople = async (db: Db, q: string): Promise<Row[]> => {
  const like = `%${q.replace(/[\\%_]/g, '\\$&')}%`;
  const { rows } = await sql<Row>`
    select p.id as usr_id, p.name, e.address as email,
      coalesce((select f.organisation from identity.affiliation f where f.person_id = p.id
        order by f.is_primary desc limit 1), '') as affiliation,
      not exists (select from identity.role_held h where h.person_id = p.id and h.acl = 1) as switchable
    from identity.person p join identity.email e on e.person_id = p.id and e.is_primary
    where p.status in ('active', 'unconfirmed') and (p.name ilike ${like} or e.address ilike ${like})
    order by p.name, p.id limit 20`.execute(db);
  return rows;
};

import { spoken } from '@naskhah/db/spoken-language';
import type { Db } from '@naskhah/db/tables';
import { sql } from 'kysely';
import type { Side } from '../domain/thread.ts';

export type Reached = { personId: string; firstname: string; address: string; language: 'en' | 'ms' };

/**
 * Who is told of a message to one side: of the journal who registered it; of the secretariat who has it in check, and where nobody
 * has yet, who passed or decided it last. One statement.
 */
export const reached = async (db: Db, journal: string, side: Side): Promise<Reached[]> => {
  const people =
    side === 'journal'
      ? sql`select j.owner_id from journals.journal j where j.id = ${journal}`
      : sql`select coalesce(r.checker_id, r.decided_by) from verification.round r where r.journal_id = ${journal}
          order by r.number desc limit 1`;
  const { rows } =
    await sql<Reached>`select p.id as "personId", p.firstname, e.address, ${spoken('p.language')} as language
    from identity.person p join identity.email e on e.person_id = p.id and e.is_primary
    where p.status = 'active' and p.id in (${people})`.execute(db);
  return rows;
};

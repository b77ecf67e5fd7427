import type { Trx } from '@naskhah/db/tables';
import { sql } from 'kysely';

/** Writes beside contributors whose account it is: one statement. It stays, whatever becomes of the address. */
export const linkContributors = async (
  trx: Trx,
  links: readonly { contributor: string; person: string }[],
): Promise<void> => {
  if (links.length === 0) return;
  await sql`update submissions.contributor c set person_id = l.person
    from json_to_recordset(${JSON.stringify(links)}) as l(contributor uuid, person uuid)
    where c.id = l.contributor`.execute(trx);
};

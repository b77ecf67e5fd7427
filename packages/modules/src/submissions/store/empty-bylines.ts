import type { Trx } from '@naskhah/db/tables';
import { sql } from 'kysely';

/** Of a person in bylines that came to nothing only this name stays. */
export const emptyBylines = async (trx: Trx, personId: string, name: string): Promise<void> => {
  await sql`update submissions.contributor c set name = ${name}, given = null, family = null, email = null, orcid = null,
      orcid_verified = false, affiliations = '[]', confirm_hash = null, decline_note = ''
    from submissions.submission s
    where s.id = c.submission_id and c.person_id = ${personId}
      and s.status in ('draft', 'declined', 'withdrawn')`.execute(trx);
};

/** In bylines that are being handled the address of a person goes. */
export const emptyAddresses = async (trx: Trx, personId: string): Promise<void> => {
  await sql`update submissions.contributor c set email = null from submissions.submission s
    where s.id = c.submission_id and c.person_id = ${personId} and s.status in ('active', 'scheduled')`.execute(trx);
};

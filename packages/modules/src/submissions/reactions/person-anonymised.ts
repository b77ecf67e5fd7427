import { sql } from 'kysely';
import { type Reaction, reactionTo } from '../../activity/index.ts';

/**
 * Together: a byline that was published is part of the record and stays; so does one that is being handled, until the article
 * is withdrawn. Of what came to nothing the name goes.
 */
export const bylinesOfAnonymised: Reaction = reactionTo('person-was-anonymised', async (trx, { subject }) => {
  await sql`update submissions.contributor c set name = p.name, given = null, family = null, email = null, orcid = null,
        orcid_verified = false, affiliations = '[]', confirm_hash = null, decline_note = ''
      from submissions.submission s, identity.person p
      where s.id = c.submission_id and p.id = c.person_id and c.person_id = ${subject.id}
        and s.status in ('draft', 'declined', 'withdrawn')`.execute(trx);
  await sql`update submissions.contributor c set email = null from submissions.submission s
      where s.id = c.submission_id and c.person_id = ${subject.id} and s.status in ('active', 'scheduled')`.execute(
    trx,
  );
});

import type { Db } from '@naskhah/db/tables';

/** A person as a byline names them: with address, ORCID iD and first affiliation. */
export const submitterOf = (db: Db, personId: string) =>
  db
    .selectFrom('identity.person as p')
    .innerJoin('identity.email as e', (join) => join.onRef('e.person_id', '=', 'p.id').on('e.is_primary', '=', true))
    .leftJoin('identity.affiliation as a', (join) =>
      join.onRef('a.person_id', '=', 'p.id').on('a.is_primary', '=', true),
    )
    .select(['p.name', 'p.family', 'p.orcid', 'e.address', 'a.organisation', 'a.department', 'a.country'])
    .where('p.id', '=', personId)
    .executeTakeFirstOrThrow();

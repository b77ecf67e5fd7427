import { spoken } from '@naskhah/db/spoken-language';
import type { Db } from '@naskhah/db/tables';

/** Who takes part in an article, as mails address them, the first first. An author who was to handle it is its author alone. */
export const participantsOf = (db: Db, submissionId: string) =>
  db
    .selectFrom('submissions.active_participant as s')
    .innerJoin('identity.person as p', 'p.id', 's.person_id')
    .innerJoin('identity.email as e', (join) => join.onRef('e.person_id', '=', 'p.id').on('e.is_primary', '=', true))
    .select([
      's.id',
      's.person_id',
      's.role',
      'p.name',
      'p.firstname',
      spoken('p.language').as('language'),
      'e.address',
    ])
    .where('s.submission_id', '=', submissionId)
    .orderBy('s.since')
    .execute();

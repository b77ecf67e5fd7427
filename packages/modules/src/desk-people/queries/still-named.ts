import type { Db } from '@naskhah/db/tables';
import { sql } from 'kysely';

/** Which of the people stand in a record that would lose its person with them: one statement. */
export const stillNamed = async (db: Db, people: string[]): Promise<ReadonlySet<string>> => {
  const { rows } = await sql<{ id: string }>`
    select p.id from unnest(${people}::uuid[]) p(id) where
      exists (select from submissions.participant x where x.person_id = p.id)
      or exists (select from submissions.submission x where x.submitter_id = p.id)
      or exists (select from submissions.contributor x where x.person_id = p.id)
      or exists (select from workflow.review_assignment x where x.reviewer_id = p.id)
      or exists (select from workflow.stage_work x where x.person_id = p.id)
      or exists (select from access.assigned_preset x where x.person_id = p.id)
      or exists (select from journals.journal x where x.owner_id = p.id)
      or exists (select from identity.invitation x where x.person_id = p.id)
      or exists (select from identity.merge x where p.id in (x.kept_id, x.other_id))`.execute(db);
  return new Set(rows.map(({ id }) => id));
};

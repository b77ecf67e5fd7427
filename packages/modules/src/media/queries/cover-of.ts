import { sql } from 'kysely';

/** The cover that the journal of this column shows, or null: part of a statement of whoever shows journals to readers. */
export const coverOf = (journal: string) => sql<string | null>`(select f.id from media.attachment f
  where f.ref_id = ${sql.ref(journal)} and f.ref_type = 'journal' and f.use = 'cover' and f.removed_at is null
  order by f.created_at desc limit 1)`;

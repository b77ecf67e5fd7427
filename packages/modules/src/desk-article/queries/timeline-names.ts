import type { Db } from '@naskhah/db/tables';
import { sql } from 'kysely';
import type { LogRow } from './timeline-entry.ts';

type Entry = Omit<LogRow, 'name' | 'filename' | 'label' | 'other_name' | 'reviewer_name'>;
type Named = { id: string; name: string; label: string };

const idIn = (entry: Entry, key: string): string | undefined => {
  const value = entry.data[key];
  return typeof value === 'string' ? value : undefined;
};

const idsOf = (entries: readonly Entry[], id: (entry: Entry) => string | null | undefined): string[] => [
  ...new Set(entries.map(id).filter((one) => typeof one === 'string')),
];

/** Entries of a log with the names of the people, reviewers and files that they give ids of: one statement. */
export const withNames = async (db: Db, entries: readonly Entry[]): Promise<LogRow[]> => {
  const people = [...idsOf(entries, ({ actor_id }) => actor_id), ...idsOf(entries, (entry) => idIn(entry, 'person'))];
  const { rows } = await sql<Named>`
    select id, name, '' as label from identity.person where id = any(${people}::uuid[])
    union all select a.id, p.name, '' from workflow.review_assignment a join identity.person p on p.id = a.reviewer_id
      where a.id = any(${idsOf(entries, (entry) => idIn(entry, 'review'))}::uuid[])
    union all select id, filename, label from media.attachment
      where id = any(${idsOf(entries, (entry) => idIn(entry, 'attachment'))}::uuid[]) and removed_at is null`.execute(
    db,
  );
  const known = new Map(rows.map((row) => [row.id, row]));
  const named = (id: string | null | undefined) => (id ? known.get(id) : undefined);
  return entries.map((entry) => {
    const file = named(idIn(entry, 'attachment'));
    return {
      ...entry,
      name: named(entry.actor_id)?.name ?? null,
      filename: file?.name ?? null,
      label: file?.label ?? null,
      other_name: named(idIn(entry, 'person'))?.name ?? null,
      reviewer_name: named(idIn(entry, 'review'))?.name ?? null,
    };
  });
};

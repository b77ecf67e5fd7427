import type { Db } from '@naskhah/db/tables';
import { type JournalField, journalFieldNames } from '@naskhah/kernel/journal-fields';
import { sql } from 'kysely';

const textOf = (value: unknown): string => {
  if (value === null || value === undefined) return '';
  if (Array.isArray(value)) return value.map(textOf).filter(Boolean).join(', ');
  if (typeof value === 'object') return Object.values(value).map(textOf).filter(Boolean).join('\n');
  return String(value);
};

type Row = Record<string, unknown> & { owner_id: string | null };

/** A registration as it stands, field by field, in words and numbers that can be compared; and whose it is. One statement. */
export const sentFields = async (
  db: Db,
  journal: string,
): Promise<{ by: string | null; fields: { field: JournalField; value: string }[] }> => {
  const { rows } = await sql<{ row: Row; disciplines: string[]; files: string[] }>`
    select to_jsonb(j) || jsonb_build_object('principal_contact', j.contacts -> 'principal', 'support_contact', j.contacts -> 'support') as row,
      array(select d.code from journals.journal_discipline d where d.journal_id = j.id order by d.is_primary desc, d.code) as disciplines,
      array(select a.filename from media.attachment a where a.ref_type = 'journal' and a.ref_id = j.id and a.removed_at is null
        order by a.created_at) as files
    from journals.journal j where j.id = ${journal}`.execute(db);
  const [found] = rows;
  if (!found) return { by: null, fields: [] };
  const all: Record<string, unknown> = { ...found.row, disciplines: found.disciplines, files: found.files };
  const fields = journalFieldNames.filter((field) => field in all);
  return { by: found.row.owner_id, fields: fields.map((field) => ({ field, value: textOf(all[field]) })) };
};

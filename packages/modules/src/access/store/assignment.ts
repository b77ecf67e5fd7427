import type { Trx } from '@naskhah/db/tables';

export type Assignment = { id: string; journal_id: string; person_id: string; preset_id: string; version: number };

export const lockAssignment = (trx: Trx, id: string): Promise<Assignment | undefined> =>
  trx
    .selectFrom('access.assigned_preset')
    .select(['id', 'journal_id', 'person_id', 'preset_id', 'version'])
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();

/** The log row about who holds which preset of a journal. */
export const factOf = (
  event: 'preset-was-given' | 'preset-was-exchanged' | 'preset-was-taken',
  { journal_id, person_id, preset_id }: Assignment,
) => ({
  event,
  subject: { type: 'journal' as const, id: journal_id },
  journal: journal_id,
  data: { person: person_id, preset: preset_id },
});

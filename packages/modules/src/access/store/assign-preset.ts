import type { Trx } from '@naskhah/db/tables';

type Assignment = { id: string; journal: string; person: string; presetCode: string; by: string | null; at: Date };

/** Gives a person a journal's preset by its code; giving it twice is once. */
export const assignPreset = async (trx: Trx, assignment: Assignment): Promise<void> => {
  await trx
    .insertInto('access.assigned_preset')
    .columns(['id', 'journal_id', 'person_id', 'preset_id', 'assigned_at', 'assigned_by'])
    .expression((on) =>
      on
        .selectFrom('access.preset')
        .select((pick) => [
          pick.val(assignment.id).as('id'),
          pick.val(assignment.journal).as('journal_id'),
          pick.val(assignment.person).as('person_id'),
          'access.preset.id as preset_id',
          pick.val(assignment.at).as('assigned_at'),
          pick.val(assignment.by).as('assigned_by'),
        ])
        .where('journal_id', '=', assignment.journal)
        .where('code', '=', assignment.presetCode),
    )
    .onConflict((conflict) => conflict.columns(['journal_id', 'person_id', 'preset_id']).doNothing())
    .execute();
};

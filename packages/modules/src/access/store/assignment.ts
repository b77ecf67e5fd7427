import type { Db, Trx } from '@naskhah/db/tables';

export type Assignment = { id: string; journal_id: string; person_id: string; preset_id: string; version: number };

export const lockAssignment = (trx: Trx, id: string): Promise<Assignment | undefined> =>
  trx
    .selectFrom('access.assigned_preset')
    .select(['id', 'journal_id', 'person_id', 'preset_id', 'version'])
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();

type Place = { journal: string; preset: string; person: string };

/** The id of what says that the person holds this preset. */
export const assignmentOf = async (db: Db, { journal, preset, person }: Place): Promise<string | undefined> => {
  const row = await db
    .selectFrom('access.assigned_preset')
    .select('id')
    .where('journal_id', '=', journal)
    .where('preset_id', '=', preset)
    .where('person_id', '=', person)
    .executeTakeFirst();
  return row?.id;
};

/** Gives a person a preset; giving it twice is once. */
export const insertAssignment = async (
  trx: Trx,
  { id, journal, preset, person, by, at }: Place & { id: string; by: string; at: Date },
): Promise<void> => {
  await trx
    .insertInto('access.assigned_preset')
    .values({ id, journal_id: journal, person_id: person, preset_id: preset, assigned_at: at, assigned_by: by })
    .onConflict((conflict) => conflict.columns(['journal_id', 'person_id', 'preset_id']).doNothing())
    .execute();
};

/** The person holds the next preset in the place of this one, once. */
export const exchangePreset = async (trx: Trx, held: Assignment, next: string): Promise<void> => {
  await trx
    .deleteFrom('access.assigned_preset')
    .where('journal_id', '=', held.journal_id)
    .where('person_id', '=', held.person_id)
    .where('preset_id', '=', next)
    .where('id', '<>', held.id)
    .execute();
  await trx
    .updateTable('access.assigned_preset')
    .set({ preset_id: next, version: held.version + 1 })
    .where('id', '=', held.id)
    .execute();
};

export const deleteAssignment = async (trx: Trx, id: string): Promise<void> => {
  await trx.deleteFrom('access.assigned_preset').where('id', '=', id).execute();
};

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

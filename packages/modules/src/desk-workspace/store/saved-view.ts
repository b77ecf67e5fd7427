import type { Db, Trx } from '@naskhah/db/tables';
import { sql } from 'kysely';
import type { SavedView } from '../domain/save-view.ts';

const columns = ['id', 'list', 'name', 'search', 'opens', 'version'] as const;

/** A person's views of a list, oldest first. */
export const viewsOf = (db: Db, person: string, list: SavedView['list']): Promise<SavedView[]> =>
  db
    .selectFrom('desk_workspace.saved_view')
    .select(columns)
    .where('person_id', '=', person)
    .where('list', '=', list)
    .orderBy('created_at')
    .orderBy('id')
    .execute();

/** Keeps other saves of this person out until this one ends. */
export const lockViews = async (trx: Trx, person: string): Promise<void> => {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`saved-view ${person}`}, 0))`.execute(trx);
};

/** One of the person's own views, locked. */
export const lockView = (trx: Trx, person: string, id: string): Promise<SavedView | undefined> =>
  trx
    .selectFrom('desk_workspace.saved_view')
    .select(columns)
    .where('id', '=', id)
    .where('person_id', '=', person)
    .forUpdate()
    .executeTakeFirst();

/** False when the id belongs to somebody else. */
export const storeView = async (trx: Trx, person: string, view: SavedView, now: Date): Promise<boolean> => {
  if (view.opens)
    await trx
      .updateTable('desk_workspace.saved_view')
      .set((on) => ({ opens: false, version: on('version', '+', 1) }))
      .where('person_id', '=', person)
      .where('list', '=', view.list)
      .where('opens', '=', true)
      .where('id', '!=', view.id)
      .execute();
  const { name, search, opens, version } = view;
  const { numInsertedOrUpdatedRows } = await trx
    .insertInto('desk_workspace.saved_view')
    .values({ ...view, person_id: person, created_at: now })
    .onConflict((conflict) =>
      conflict
        .column('id')
        .doUpdateSet({ name, search, opens, version })
        .where('desk_workspace.saved_view.person_id', '=', person)
        .where('desk_workspace.saved_view.list', '=', view.list),
    )
    .executeTakeFirstOrThrow();
  return numInsertedOrUpdatedRows === 1n;
};

export const dropView = (trx: Trx, id: string) =>
  trx.deleteFrom('desk_workspace.saved_view').where('id', '=', id).execute();

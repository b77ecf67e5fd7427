import { ok, type Result, refuse } from '@naskhah/kernel/result';

export type SavedView = {
  id: string;
  list: 'workspace' | 'journals';
  name: string;
  search: string;
  opens: boolean;
  version: number;
};

/** How many views one person keeps of one list. */
export const mostViews = 30;

export type SaveViewRefusal = 'view-not-found' | 'stale-version' | 'view-name-taken' | 'too-many-views';
type Wanted = Omit<SavedView, 'version' | 'opens'> & { version?: number | undefined; opens?: boolean | undefined };

const same = (view: SavedView, wanted: Wanted): boolean =>
  view.list === wanted.list &&
  view.name === wanted.name &&
  view.search === wanted.search &&
  (wanted.opens === undefined || view.opens === wanted.opens);

/** What becomes of a person's views of one list when one of them is saved. The same save again changes nothing. */
export const saveView = (views: readonly SavedView[], wanted: Wanted): Result<SavedView, SaveViewRefusal> => {
  const known = views.find(({ id }) => id === wanted.id);
  if (!known && wanted.version !== undefined) return refuse('view-not-found');
  if (known && wanted.version !== known.version) return same(known, wanted) ? ok(known) : refuse('stale-version');
  const name = wanted.name.toLowerCase();
  if (views.some((view) => view.id !== wanted.id && view.name.toLowerCase() === name)) return refuse('view-name-taken');
  if (!known && views.length >= mostViews) return refuse('too-many-views');
  const opens = wanted.opens ?? known?.opens ?? false;
  return ok({ ...wanted, opens, version: (known?.version ?? 0) + 1 });
};

import { describe, expect, it } from 'vitest';
import { mostViews, type SavedView, saveView } from './save-view.ts';

const late: SavedView = {
  id: 'late',
  list: 'workspace',
  name: 'Late reviews',
  search: 'view=overdue',
  opens: false,
  version: 3,
};

describe('saving a view', () => {
  it('makes its first version', () =>
    expect(saveView([], { ...late, version: undefined })).toEqual({ ok: true, value: { ...late, version: 1 } }));

  it('changes one that is there into its next version', () =>
    expect(saveView([late], { ...late, name: 'Late' })).toEqual({
      ok: true,
      value: { ...late, name: 'Late', version: 4 },
    }));

  it('twice is once', () => expect(saveView([late], { ...late, version: 2 })).toEqual({ ok: true, value: late }));

  it.each([
    ['list', { list: 'journals' }],
    ['name', { name: 'Other' }],
    ['search', { search: 'view=all' }],
    ['opening', { opens: true }],
  ] as const)('twice is not once where the %s is another', (_what, change) =>
    expect(saveView([late], { ...late, version: 2, ...change })).toEqual({ ok: false, refusal: 'stale-version' }),
  );
  it('changes the last one that there is room for', () => {
    const views = Array.from({ length: mostViews - 1 }, (_, at) => ({ ...late, id: `${at}`, name: `${at}` }));
    expect(saveView(views, { ...late, version: undefined }).ok).toBe(true);
    expect(saveView([...views, late], { ...late, opens: true })).toMatchObject({ ok: true, value: { version: 4 } });
  });

  it.each([
    ['without its version', [late], { ...late, version: undefined, name: 'Mine' }, 'stale-version'],
    ['changed since', [late], { ...late, version: 2, name: 'Mine' }, 'stale-version'],
    ['of another person', [], late, 'view-not-found'],
    [
      'under a name that another view has',
      [late],
      { ...late, id: 'new', version: undefined, name: 'LATE reviews' },
      'view-name-taken',
    ],
    [
      'beyond the most that one keeps',
      Array.from({ length: mostViews }, (_, at) => ({ ...late, id: `${at}`, name: `${at}` })),
      { ...late, id: 'new', version: undefined },
      'too-many-views',
    ],
  ])('%s is refused', (_what, views, wanted, refusal) =>
    expect(saveView(views, wanted)).toEqual({ ok: false, refusal }),
  );
});

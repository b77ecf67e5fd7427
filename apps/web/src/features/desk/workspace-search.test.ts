import { describe, expect, it } from 'vitest';
import { isFiltered, type WorkspaceSearch, workspaceHref, workspaceSearch } from './workspace-search.ts';

const usual = workspaceSearch({});
const path = '/private/article-management/workspace';
const id = '0198a1b2-0000-7000-8000-000000000001';

describe('the address of the workspace', () => {
  it('names its view and nothing else as long as everything is as usual', () =>
    expect(workspaceHref(usual, {})).toBe(`${path}?view=all`));

  it('keeps filters, order, page, columns and the saved view over a reload', () => {
    const wanted: WorkspaceSearch = {
      view: 'overdue',
      sort: '-title',
      page: 3,
      size: 50,
      q: 'paya gambut',
      journal: [id],
      section: [id],
      state: ['submitted', 'under-review'],
      turn: ['author'],
      overdue: true,
      columns: ['state', 'editors'],
      saved: id,
    };
    const { searchParams } = new URL(workspaceHref(wanted, { page: 3 }), 'http://x');
    expect(workspaceSearch(Object.fromEntries(searchParams))).toEqual(wanted);
  });

  it('begins at the first page when the rows change', () =>
    expect(workspaceHref({ ...usual, page: 4 }, { view: 'revisions' })).toBe(`${path}?view=revisions`));

  it.each([
    { view: 'secret' },
    { page: -1 },
    { page: 'x' },
    { size: 7 },
    { sort: 'rm' },
    { q: {} },
    { state: 'draft' },
    { journal: 'all' },
    { columns: 'secret' },
    { saved: 'x' },
  ])('is as usual where it asks for %o', (search) => expect(workspaceSearch(search)).toEqual(usual));
});

describe('a workspace', () => {
  it('is filtered by anything but its view, order and columns', () => {
    expect(isFiltered({ ...usual, view: 'overdue', sort: '-due', columns: [] })).toBe(false);
    expect(isFiltered({ ...usual, turn: ['author'] })).toBe(true);
    expect(isFiltered({ ...usual, overdue: true })).toBe(true);
  });
});

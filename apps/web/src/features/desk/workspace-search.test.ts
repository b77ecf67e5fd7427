import { describe, expect, it } from 'vitest';
import { workspaceHref, workspaceSearch } from './workspace-search.ts';

const usual = workspaceSearch({});
const path = '/private/article-management/workspace';

describe('the address of the workspace', () => {
  it('is bare as long as everything is as usual', () => expect(workspaceHref(usual, {})).toBe(path));

  it('keeps the filters over a reload', () => {
    const wanted = { ...usual, view: 'overdue' as const, sort: '-title' as const, page: 3, size: 50, q: 'paya gambut' };
    const { searchParams } = new URL(workspaceHref(wanted, { page: 3 }), 'http://x');
    expect(workspaceSearch(Object.fromEntries(searchParams))).toEqual(wanted);
  });

  it('begins at the first page when the rows change', () =>
    expect(workspaceHref({ ...usual, page: 4 }, { view: 'revisions' })).toBe(`${path}?view=revisions`));

  it.each([{ view: 'secret' }, { page: -1 }, { page: 'x' }, { size: 7 }, { sort: 'rm' }, { q: {} }])(
    'is as usual where it asks for %o',
    (search) => expect(workspaceSearch(search)).toEqual(usual),
  );
});

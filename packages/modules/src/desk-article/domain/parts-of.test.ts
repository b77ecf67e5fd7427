import { describe, expect, it } from 'vitest';
import { partsOf } from './parts-of.ts';

const one = (turn: Parameters<typeof partsOf>[0], roles: string[], work: 'copyediting' | 'production' | undefined) =>
  partsOf(
    turn,
    roles.map((role) => ({ person: 'p', role })),
    work ? [{ person: 'p', stage: work }] : [],
  );

describe('what a participant has to do with an article', () => {
  it.each([
    ['an editor on the editor’s turn', 'editor', ['editor'], undefined, true],
    ['a section editor on the editor’s turn', 'editor', ['section-editor'], undefined, true],
    ['an editor on the author’s turn', 'author', ['editor'], undefined, false],
    ['an author on the author’s turn', 'author', ['author'], undefined, false],
    ['an author who edits too, on the editor’s turn', 'editor', ['author', 'editor'], undefined, false],
    ['a copyeditor on the editor’s turn', 'editor', ['copyeditor'], undefined, false],
    ['an editor who proofreads too, on the editor’s turn', 'editor', ['editor', 'proofreader'], undefined, true],
    ['a copyeditor with work', 'copyeditor', ['copyeditor'], 'copyediting', true],
    ['a copyeditor whose work is done', 'copyeditor', ['copyeditor'], undefined, false],
    ['a copyeditor with work in production', 'copyeditor', ['copyeditor'], 'production', false],
    ['a layout editor with work', 'layout-editor', ['layout-editor'], 'production', true],
    ['a layout editor with work in copyediting', 'layout-editor', ['layout-editor'], 'copyediting', false],
    ['an author with work', 'copyeditor', ['author', 'copyeditor'], 'copyediting', false],
    ['anybody on nobody’s turn', 'nobody', ['editor'], 'copyediting', false],
  ] as const)('%s: waited for %s', (_, turn, roles, work, yours) => {
    expect(one(turn, [...roles], work)).toMatchObject([{ yours }]);
  });

  it.each([
    [['author'], true, false],
    [['author', 'proofreader'], true, true],
    [['layout-editor'], false, true],
    [['copyeditor', 'editor'], false, true],
    [['guest-editor'], false, false],
  ] as const)('of the roles %j: author %s, production %s', (roles, author, production) => {
    expect(one('author', [...roles], undefined)).toMatchObject([{ author, production }]);
  });

  it('is one for each person, and the work of one is not another’s', () => {
    const roles = [
      { person: 'a', role: 'editor' },
      { person: 'b', role: 'copyeditor' },
      { person: 'a', role: 'copyeditor' },
      { person: 'c', role: 'copyeditor' },
    ];
    const parts = partsOf('copyeditor', roles, [{ person: 'b', stage: 'copyediting' }]);
    expect(parts.map(({ person, yours }) => [person, yours])).toEqual([
      ['a', false],
      ['b', true],
      ['c', false],
    ]);
  });

  it('is nothing where nobody takes part', () => {
    expect(partsOf('editor', [], [{ person: 'a', stage: 'production' }])).toEqual([]);
  });
});

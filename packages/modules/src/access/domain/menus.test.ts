import { describe, expect, it } from 'vitest';
import { firstModules, type MenuCounts, menuModules, menuOf, roleMenu } from './menus.ts';
import { platformRoles } from './platform-roles.ts';

const empty: MenuCounts = {
  workspace: 0,
  'my-submissions': 0,
  'my-reviews': 0,
  'user-task': 0,
  'journal-checking-forms': 0,
  'journal-verification': 0,
};
const paths = (
  modules: readonly string[],
  capabilities: readonly string[] = [],
  counts: MenuCounts | undefined = empty,
) => menuOf(modules, capabilities, counts).map(({ id, entries }) => [id, ...entries.map((entry) => entry.id)]);
const entryOf = (counts: MenuCounts | undefined, id: string, capabilities: readonly string[] = []) =>
  menuOf(['G01', 'G02', 'G03'], capabilities, counts)
    .flatMap(({ entries }) => entries)
    .find((entry) => entry.id === id);

describe('a menu', () => {
  it('holds the modules of the role in their order, and none that is not built', () =>
    expect(paths(['G02', 'G05', 'G01']).map(([id]) => id)).toEqual(['G02', 'G01']));

  it('shows to somebody without capabilities what everybody may open', () =>
    expect(paths(['G01', 'G02', 'G03'])).toEqual([
      ['G01', 'user-profile', 'invitation-list'],
      ['G02', 'workspace', 'my-submissions', 'my-reviews'],
      ['G03', 'journal-list'],
    ]));

  it.each([
    ['people.manage', 'user-management'],
    ['template.edit', 'ent-template'],
    ['preset.edit', 'role-preset'],
    ['mail.read', 'mail-log'],
    ['codes.manage', 'ref-code'],
    ['portal.set', 'portal-setting'],
    ['task.have', 'user-task'],
  ])('shows to who has %s one entry more: %s', (capability, id) => {
    const shown = (capabilities: string[]) => paths(['G01', 'G02', 'G03'], capabilities).flat();
    expect(shown([capability]).filter((one) => !shown([]).includes(one))).toEqual([id]);
  });

  it('shows to who checks journals both steps of it', () =>
    expect(paths(['G03'], ['journal.verify'])).toEqual([
      ['G03', 'journal-list', 'journal-checking-forms', 'journal-verification'],
    ]));

  it('shows My Task to who has one, without its capability', () => {
    expect(entryOf({ ...empty, 'user-task': 1 }, 'user-task')?.count).toBe(1);
    expect(entryOf(empty, 'user-task')).toBeUndefined();
    expect(entryOf(undefined, 'user-task')).toBeUndefined();
  });

  it('counts what waits where something is counted, and nothing where nothing is known', () => {
    const counts = { ...empty, workspace: 3, 'my-submissions': 2, 'my-reviews': 1, 'user-task': 4 };
    for (const id of ['workspace', 'my-submissions', 'my-reviews', 'user-task'] as const) {
      expect(entryOf(counts, id, ['task.have'])?.count).toBe(counts[id]);
      expect(entryOf(undefined, id, ['task.have'])?.count).toBeNull();
    }
    expect(entryOf(counts, 'user-profile')?.count).toBeNull();
  });

  it('tells the portal where an entry leads and its picture, and not what it needs', () =>
    expect(entryOf(empty, 'journal-verification', ['journal.verify'])).toStrictEqual({
      id: 'journal-verification',
      path: '/private/journal-management/journal-verification',
      icon: 'shield-check',
      count: 0,
    }));
});

describe('the modules of the menu', () => {
  const folder: Record<string, string> = {
    G01: '/private/user/',
    G02: '/private/article-management/',
    G03: '/private/journal-management/',
  };

  it.each(menuModules)('$id has a picture for each of its entries', ({ entries }) => {
    for (const { icon } of entries) expect(icon).toMatch(/^[a-z-]+$/);
  });

  it.each(menuModules)('$id leads to pages of its own folder, each named as its entry', ({ id, entries }) => {
    for (const entry of entries) expect(entry.path).toBe(`${folder[id]}${entry.id}`);
  });

  it('are all in the menu of an Administrator', () =>
    expect(platformRoles.find(({ acl }) => acl === 1)?.menu).toEqual(menuModules.map(({ id }) => id)));
});

describe('the menu of a role as it is kept', () => {
  it.each<[string, string[], string[]]>([
    ['without its first module', ['G02', 'G03'], ['G01', 'G02', 'G03']],
    ['without its second module', ['G01', 'G03'], ['G01', 'G02', 'G03']],
    ['without either', ['G03'], ['G01', 'G02', 'G03']],
    ['in another order', ['G03', 'G02', 'G01'], ['G01', 'G02', 'G03']],
    ['with one named twice', ['G01', 'G03', 'G03'], ['G01', 'G02', 'G03']],
    ['empty', [], ['G01', 'G02']],
  ])('begins with the same two modules when it is sent %s', (_, asked, kept) =>
    expect(roleMenu(asked)).toEqual({ ok: true, value: kept }),
  );

  it('holds no module that there is not', () =>
    expect(roleMenu(['G01', 'G99', 'workspace'])).toEqual({
      ok: false,
      refusal: 'input-refused',
      fields: [
        { path: 'menu.1', code: 'not-in-list' },
        { path: 'menu.2', code: 'not-in-list' },
      ],
    }));

  it('is what the shipped roles have', () => {
    for (const { menu } of platformRoles) expect(roleMenu(menu)).toEqual({ ok: true, value: [...menu] });
    expect(firstModules).toEqual(['G01', 'G02']);
  });
});

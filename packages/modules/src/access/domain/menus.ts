import { ok, type Result, refuse } from '@naskhah/kernel/result';

/** The modules and entries that exist in the portal; what is not built yet is not in the menu (decisions 2). */
type Entry<Id extends string> = {
  id: Id;
  path: string;
  icon: string;
  /** A capability that the entry needs, beside its module; what is counted there already opens it too. */
  needs?: string;
  count?: keyof MenuCounts;
};
type Module<Id extends string> = { id: Id; entries: readonly Entry<Id>[] };

const modules = [
  {
    id: 'G01',
    entries: [
      { id: 'user-profile', path: '/private/user/user-profile', icon: 'user' },
      {
        id: 'invitation-list',
        path: '/private/user/invitation-list',
        icon: 'send',
      },
      {
        id: 'user-management',
        path: '/private/user/user-management',
        icon: 'users',
        needs: 'people.manage',
      },
      {
        id: 'ent-template',
        path: '/private/user/ent-template',
        icon: 'template',
        needs: 'template.edit',
      },
      {
        id: 'role-preset',
        path: '/private/user/role-preset',
        icon: 'key',
        needs: 'preset.edit',
      },
      {
        id: 'mail-log',
        path: '/private/user/mail-log',
        icon: 'mail',
        needs: 'mail.read',
      },
      {
        id: 'ref-code',
        path: '/private/user/ref-code',
        icon: 'list-details',
        needs: 'codes.manage',
      },
      {
        id: 'portal-setting',
        path: '/private/user/portal-setting',
        icon: 'settings',
        needs: 'portal.set',
      },
    ],
  },
  {
    id: 'G02',
    entries: [
      {
        id: 'workspace',
        path: '/private/article-management/workspace',
        icon: 'inbox',
        count: 'workspace',
      },
      {
        id: 'my-submissions',
        path: '/private/article-management/my-submissions',
        icon: 'file-text',
        count: 'my-submissions',
      },
      {
        id: 'my-reviews',
        path: '/private/article-management/my-reviews',
        icon: 'clipboard-text',
        count: 'my-reviews',
      },
      {
        id: 'user-task',
        path: '/private/article-management/user-task',
        icon: 'list-check',
        needs: 'task.have',
        count: 'user-task',
      },
    ],
  },
  {
    id: 'G03',
    entries: [
      {
        id: 'journal-list',
        path: '/private/journal-management/journal-list',
        icon: 'books',
      },
      {
        id: 'journal-checking-forms',
        path: '/private/journal-management/journal-checking-forms',
        icon: 'checklist',
        needs: 'journal.verify',
        count: 'journal-checking-forms',
      },
      {
        id: 'journal-verification',
        path: '/private/journal-management/journal-verification',
        icon: 'shield-check',
        needs: 'journal.verify',
        count: 'journal-verification',
      },
    ],
  },
] as const satisfies readonly Module<string>[];

type Known = (typeof modules)[number];
/** Modules and entries, by which their words are found. */
export type MenuName = Known['id'] | Known['entries'][number]['id'];

export const menuModules: readonly Module<MenuName>[] = modules;

/** With what the menu of every role begins: the second of them is where everybody lands after the login (decisions 2). */
export const firstModules = ['G01', 'G02'] as const;

/** The menu of a role as it is kept, or the places of what is no module of the portal. */
export const roleMenu = (asked: readonly string[]): Result<string[], 'input-refused'> => {
  const faults = asked.flatMap((id, place) =>
    menuModules.some((module) => module.id === id) ? [] : [{ path: `menu.${place}`, code: 'not-in-list' }],
  );
  return faults.length > 0 ? refuse('input-refused', faults) : ok([...new Set([...firstModules, ...asked])]);
};

export type MenuCounts = Record<
  'workspace' | 'my-submissions' | 'my-reviews' | 'user-task' | 'journal-checking-forms' | 'journal-verification',
  number
>;

/** The menu of a role: its modules in order, with the entries that its capabilities open. */
export const menuOf = (moduleIds: readonly string[], capabilities: readonly string[], counts: MenuCounts | undefined) =>
  moduleIds
    .map((id) => menuModules.find((module) => module.id === id))
    .filter((module) => module !== undefined)
    .map((module) => ({
      id: module.id,
      entries: module.entries
        .filter(
          ({ needs, count }) => !needs || capabilities.includes(needs) || (count && counts ? counts[count] > 0 : false),
        )
        .map(({ needs: _needs, count, ...entry }) => ({ ...entry, count: count && counts ? counts[count] : null })),
    }));

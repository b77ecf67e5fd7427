/** The modules and entries that exist in the portal; what is not built yet is not in the menu (decisions 2). */
type Entry = {
  id: string;
  label_en: string;
  label_ms: string;
  path: string;
  icon: string;
  /** A capability that the entry needs, beside its module; what is counted there already opens it too. */
  needs?: string;
  count?: keyof MenuCounts;
};
type Module = { id: string; label_en: string; label_ms: string; entries: Entry[] };

export const menuModules: Module[] = [
  {
    id: 'G01',
    label_en: 'User Module',
    label_ms: 'Modul Pengguna',
    entries: [
      { id: 'user-profile', label_en: 'Profile', label_ms: 'Profil', path: '/private/user/user-profile', icon: 'user' },
      {
        id: 'invitation-list',
        label_en: 'Invitation List',
        label_ms: 'Senarai Jemputan',
        path: '/private/user/invitation-list',
        icon: 'send',
      },
      {
        id: 'user-management',
        label_en: 'User Management',
        label_ms: 'Pengurusan Pengguna',
        path: '/private/user/user-management',
        icon: 'users',
        needs: 'people.manage',
      },
      {
        id: 'ent-template',
        label_en: 'Email Template',
        label_ms: 'Templat E-mel',
        path: '/private/user/ent-template',
        icon: 'template',
        needs: 'template.edit',
      },
      {
        id: 'role-preset',
        label_en: 'Role Preset',
        label_ms: 'Praset Peranan',
        path: '/private/user/role-preset',
        icon: 'key',
        needs: 'preset.edit',
      },
      {
        id: 'mail-log',
        label_en: 'Mail Log',
        label_ms: 'Log E-mel',
        path: '/private/user/mail-log',
        icon: 'mail',
        needs: 'mail.read',
      },
      {
        id: 'ref-code',
        label_en: 'Code Management',
        label_ms: 'Pengurusan Kod',
        path: '/private/user/ref-code',
        icon: 'list-details',
        needs: 'codes.manage',
      },
      {
        id: 'portal-setting',
        label_en: 'Portal Setting',
        label_ms: 'Tetapan Portal',
        path: '/private/user/portal-setting',
        icon: 'settings',
        needs: 'portal.set',
      },
    ],
  },
  {
    id: 'G02',
    label_en: 'Article Management',
    label_ms: 'Pengurusan Artikel',
    entries: [
      {
        id: 'workspace',
        label_en: 'Workspace',
        label_ms: 'Ruang kerja',
        path: '/private/article-management/workspace',
        icon: 'inbox',
        count: 'workspace',
      },
      {
        id: 'my-submissions',
        label_en: 'My Submissions',
        label_ms: 'Penghantaran saya',
        path: '/private/article-management/my-submissions',
        icon: 'file-text',
        count: 'my-submissions',
      },
      {
        id: 'my-reviews',
        label_en: 'My Reviews',
        label_ms: 'Pewasitan saya',
        path: '/private/article-management/my-reviews',
        icon: 'clipboard-text',
        count: 'my-reviews',
      },
      {
        id: 'user-task',
        label_en: 'My Task',
        label_ms: 'Tugasan saya',
        path: '/private/article-management/user-task',
        icon: 'list-check',
        needs: 'task.have',
        count: 'user-task',
      },
    ],
  },
  {
    id: 'G03',
    label_en: 'Journal Management',
    label_ms: 'Pengurusan Jurnal',
    entries: [
      {
        id: 'journal-list',
        label_en: 'Journals',
        label_ms: 'Jurnal',
        path: '/private/journal-management/journal-list',
        icon: 'books',
      },
      {
        id: 'journal-verification',
        label_en: 'Verification',
        label_ms: 'Pengesahan jurnal',
        path: '/private/journal-management/journal-verification',
        icon: 'shield-check',
        needs: 'journal.verify',
      },
    ],
  },
];

export type MenuCounts = Record<'workspace' | 'my-submissions' | 'my-reviews' | 'user-task', number>;

/** The menu of a role: its modules in order, with the entries that its capabilities open. */
export const menuOf = (moduleIds: readonly string[], capabilities: readonly string[], counts: MenuCounts | undefined) =>
  moduleIds
    .map((id) => menuModules.find((module) => module.id === id))
    .filter((module) => module !== undefined)
    .map((module) => ({
      id: module.id,
      label_en: module.label_en,
      label_ms: module.label_ms,
      entries: module.entries
        .filter(
          ({ needs, count }) => !needs || capabilities.includes(needs) || (count && counts ? counts[count] > 0 : false),
        )
        .map(({ needs: _needs, count, ...entry }) => ({ ...entry, count: count && counts ? counts[count] : null })),
    }));

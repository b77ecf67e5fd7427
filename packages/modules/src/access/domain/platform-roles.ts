/** The shipped platform roles (decisions 2). Preset flags: 1, 2, 4, 8 as specified, then 16…1024. */
export const platformRoles = [
  { acl: 1, label_en: 'Administrator', label_ms: 'Pentadbir', flags: 15, menu: ['G01', 'G02', 'G03'] },
  { acl: 2, label_en: 'Secretariat', label_ms: 'Urus setia', flags: 1814, menu: ['G01', 'G02', 'G03'] },
  { acl: 3, label_en: 'Evaluator', label_ms: 'Penilai', flags: 32, menu: ['G01', 'G02'] },
  { acl: 4, label_en: 'Committee Member', label_ms: 'Ahli jawatankuasa', flags: 64, menu: ['G01', 'G02'] },
  { acl: 5, label_en: 'Committee Chair', label_ms: 'Pengerusi jawatankuasa', flags: 192, menu: ['G01', 'G02'] },
  { acl: 6, label_en: 'Member', label_ms: 'Ahli', flags: 1, menu: ['G01', 'G02', 'G03'] },
] as const;

/** What every start of the platform would add again. */
export const isShippedRole = (acl: number): boolean => platformRoles.some((role) => role.acl === acl);

import { adminMask, hasBit, type JournalPermission, journalPermissionBits } from './journal-permission.ts';

/**
 * Whether a section of a journal's settings is shown (specification, section 6): who holds its bit sees it, admin mode
 * holds all bits, and where no acl is known all show. A rule of display only: the server asks for itself.
 */
export const sectionShows = (section: JournalPermission, acl: number | undefined, adminMode: boolean): boolean => {
  const held = adminMode ? adminMask : acl;
  return held === undefined || hasBit(held, journalPermissionBits[section]);
};

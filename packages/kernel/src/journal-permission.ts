/**
 * The sections of a journal's settings and their bits (specification, section 6). workflow_management and email_template
 * share one bit: one grant opens both. Masks reach 2^47, beyond the 32-bit operators: bits are read by arithmetic.
 */
export const journalPermissionBits = {
  masthead: 4096,
  submission: 8192,
  workflow_management: 16384,
  team_management: 32768,
  form_builder: 65536,
  email_template: 16384,
  article_list: 131072,
  volume: 262144,
  license: 524288,
  site_settings: 16777216,
  doi_management: 33554432,
} as const;

export type JournalPermission = keyof typeof journalPermissionBits;
export const journalPermissions = Object.keys(journalPermissionBits) as JournalPermission[];

/** Whether the bit (a power of two up to 2^47) is set in the mask (a non-negative safe integer). */
export const hasBit = (mask: number, bit: number): boolean => Math.floor(mask / bit) % 2 === 1;

/** The OR of two masks. */
export const unite = (a: number, b: number): number => Number(BigInt(a) | BigInt(b));

export const adminMask = 0xffffffffffff;

/** What a journal role does in the flow (specification, section 6). */
export const functionFlags = { monitor: 1, receivesSubmissions: 2, author: 4, mandatory: 64 } as const;

/** Platform preset flags (specification, section 6, and decisions 2): a space of their own. */
export const presetFlagBits = {
  requestToManage: 1,
  approveManagers: 2,
  receivesJournals: 4,
  admin: 8,
  evaluationSecretariat: 16,
  evaluator: 32,
  committeeMember: 64,
  committeeChair: 128,
  reportDesigner: 256,
  internalReports: 512,
  checksJournals: 1024,
} as const;
export type PresetFlag = keyof typeof presetFlagBits;

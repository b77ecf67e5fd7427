import type { JournalAccess } from '@naskhah/kernel/actor';
import {
  hasBit,
  type JournalPermission,
  journalPermissionBits,
  type PresetFlag,
  presetFlagBits,
} from '@naskhah/kernel/journal-permission';

/** What a platform role opens, by name; the portal reads these and never a role's name. */
const granted: Record<PresetFlag, string[]> = {
  requestToManage: ['journal.request-to-manage'],
  approveManagers: ['journal.approve-managers'],
  receivesJournals: ['journal.verify'],
  admin: [
    'admin',
    'mail.read',
    'user.switch',
    'people.manage',
    'template.edit',
    'preset.edit',
    'journal.verify',
    'journal.manage-all',
    'codes.manage',
    'portal.set',
  ],
  evaluationSecretariat: ['evaluation.run'],
  evaluator: ['evaluation.score'],
  committeeMember: ['evaluation.vote'],
  committeeChair: ['evaluation.chair'],
  reportDesigner: ['report.design'],
  internalReports: ['report.internal'],
};

export const capabilitiesOf = (flags: number): string[] => [
  ...new Set(
    (Object.keys(presetFlagBits) as PresetFlag[])
      .filter((flag) => hasBit(flags, presetFlagBits[flag]))
      .flatMap((flag) => granted[flag]),
  ),
];

/** Screens over several journals that a journal's own grants open, whatever the platform role. */
const grantedByJournals: readonly (readonly [JournalPermission, string])[] = [
  ['email_template', 'template.edit'],
  ['team_management', 'preset.edit'],
];

export const journalCapabilities = (journals: ReadonlyMap<string, JournalAccess>): string[] =>
  grantedByJournals
    .filter(([permission]) =>
      [...journals.values()].some(({ permissions }) => hasBit(permissions, journalPermissionBits[permission])),
    )
    .map(([, capability]) => capability);

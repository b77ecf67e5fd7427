import type { JournalAccess } from '@naskhah/kernel/actor';
import {
  functionFlags,
  hasBit,
  type JournalPermission,
  journalPermissionBits,
  type PresetFlag,
  presetFlagBits,
} from '@naskhah/kernel/journal-permission';
import { reaches } from '@naskhah/kernel/stages';

/** What a platform role opens, by name; the portal reads these and never a role's name. */
const granted: Record<PresetFlag, string[]> = {
  requestToManage: ['journal.request-to-manage', 'journal.register'],
  approveManagers: ['journal.approve-managers'],
  receivesJournals: [],
  admin: [
    'admin',
    'mail.read',
    'user.switch',
    'people.manage',
    'template.edit',
    'preset.edit',
    'journal.register',
    'journal.verify',
    'journal.manage-all',
    'codes.manage',
    'portal.set',
    'task.have',
  ],
  evaluationSecretariat: ['evaluation.run'],
  evaluator: ['evaluation.score'],
  committeeMember: ['evaluation.vote'],
  committeeChair: ['evaluation.chair'],
  reportDesigner: ['report.design'],
  internalReports: ['report.internal'],
  checksJournals: ['journal.register', 'journal.verify'],
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

/** Who edits or produces articles somewhere can be given a task; authors, reviewers and readers cannot. */
const worksOnArticles = ({ functions, stages }: JournalAccess): boolean =>
  hasBit(functions, functionFlags.monitor) ||
  hasBit(functions, functionFlags.mandatory) ||
  (['copyediting', 'production'] as const).some((stage) => reaches(stages[stage], 'contribute'));

export const journalCapabilities = (journals: ReadonlyMap<string, JournalAccess>): string[] => {
  const held = [...journals.values()];
  return [
    ...grantedByJournals
      .filter(([permission]) => held.some(({ permissions }) => hasBit(permissions, journalPermissionBits[permission])))
      .map(([, capability]) => capability),
    ...(held.some(worksOnArticles) ? ['task.have'] : []),
  ];
};

import { hasBit, type PresetFlag, presetFlagBits } from '@naskhah/kernel/journal-permission';

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

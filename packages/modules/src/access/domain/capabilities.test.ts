import type { JournalAccess } from '@naskhah/kernel/actor';
import { functionFlags, type PresetFlag, presetFlagBits } from '@naskhah/kernel/journal-permission';
import { describe, expect, it } from 'vitest';
import { capabilitiesOf, journalCapabilities } from './capabilities.ts';

const opens: Record<PresetFlag, string[]> = {
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

describe('what a platform role opens', () => {
  it.each(Object.entries(opens))('by the flag %s is %j', (flag, capabilities) =>
    expect(capabilitiesOf(presetFlagBits[flag as PresetFlag])).toEqual(capabilities),
  );
  it('is nothing without a flag, and nothing by a reserved one', () => {
    expect(capabilitiesOf(0)).toEqual([]);
    expect(capabilitiesOf(2 ** 40)).toEqual([]);
  });
  it('is named once where two flags open it', () => {
    const both = capabilitiesOf(presetFlagBits.checksJournals + presetFlagBits.admin);
    expect(both.filter((one) => one === 'journal.verify')).toHaveLength(1);
    expect(both).toHaveLength(opens.admin.length);
  });
});

const held = (...some: Partial<JournalAccess>[]): ReadonlyMap<string, JournalAccess> =>
  new Map(some.map((access, at) => [`journal ${at}`, { permissions: 0, functions: 0, stages: {}, ...access }]));

describe('what grants in journals open, whatever the platform role', () => {
  it.each([
    ['nothing without a journal', held(), []],
    ['nothing by an empty grant', held({}), []],
    ['mail texts by their bit', held({ permissions: 16384 }), ['template.edit']],
    ['presets by the bit of the team', held({ permissions: 32768 }), ['preset.edit']],
    ['both in two journals', held({ permissions: 32768 }, { permissions: 16384 }), ['template.edit', 'preset.edit']],
    ['tasks to who sees every article', held({ functions: functionFlags.monitor }), ['task.have']],
    ['tasks to an editor of articles', held({ functions: functionFlags.mandatory }), ['task.have']],
    ['no tasks to an author', held({ functions: functionFlags.author + functionFlags.receivesSubmissions }), []],
    ['tasks to a copyeditor', held({ stages: { copyediting: 'contribute' } }), ['task.have']],
    ['tasks to a layout editor', held({ stages: { production: 'decide' } }), ['task.have']],
    ['no tasks to who only looks', held({ stages: { copyediting: 'view', production: 'view' } }), []],
    ['no tasks to a reviewer', held({ stages: { review: 'contribute', submission: 'contribute' } }), []],
    ['tasks by one journal of several', held({}, { functions: functionFlags.monitor }), ['task.have']],
  ] as const)('is %s', (_, journals, capabilities) => expect(journalCapabilities(journals)).toEqual(capabilities));
});

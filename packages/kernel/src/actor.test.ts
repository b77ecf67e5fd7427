import { describe, expect, it } from 'vitest';
import {
  type Actor,
  hasFlag,
  hasFunction,
  isAdministrator,
  isInPerson,
  isSwitched,
  maskIn,
  may,
  mayInStage,
  maySomewhere,
  nobody,
  type PersonActor,
  stageLevel,
} from './actor.ts';
import type { PersonId } from './ids.ts';
import { adminMask, functionFlags, journalPermissionBits, presetFlagBits } from './journal-permission.ts';

const [aminah, siti] = ['aminah' as PersonId, 'siti' as PersonId];
const editor: PersonActor = {
  kind: 'person',
  person: aminah,
  behind: aminah,
  role: 6,
  flags: presetFlagBits.requestToManage,
  journals: new Map([
    [
      'forest',
      {
        permissions: journalPermissionBits.volume,
        functions: functionFlags.monitor + functionFlags.mandatory,
        stages: { review: 'decide', production: 'view' },
      },
    ],
    ['river', { permissions: 0, functions: 0, stages: {} }],
  ]),
};
const administrator: PersonActor = { ...editor, role: 1, flags: presetFlagBits.admin, journals: new Map() };
const switched: PersonActor = { ...editor, behind: siti };
const program: PersonActor = { ...editor, key: 'write' };
const link: Actor = { kind: 'link', person: aminah, assignment: 'a1' };
const job: Actor = { kind: 'system', job: 'reminders' };

describe.each([
  ['an editor', editor, { administrator: false, switched: false, inPerson: true }],
  ['an Administrator', administrator, { administrator: true, switched: false, inPerson: true }],
  ['somebody acting as another', switched, { administrator: false, switched: true, inPerson: false }],
  ['a key for programs', program, { administrator: false, switched: false, inPerson: false }],
  ['a review link', link, { administrator: false, switched: false, inPerson: false }],
  ['a job', job, { administrator: false, switched: false, inPerson: false }],
  ['nobody', nobody, { administrator: false, switched: false, inPerson: false }],
] as const)('%s', (_, actor, is) => {
  it('is an Administrator by the role in use', () => expect(isAdministrator(actor)).toBe(is.administrator));
  it('is switched when somebody else is behind', () => expect(isSwitched(actor)).toBe(is.switched));
  it('is there in person without a switch and without a key', () => expect(isInPerson(actor)).toBe(is.inPerson));
});

it('nobody is an actor of a kind of its own', () => expect(nobody).toEqual({ kind: 'nobody' }));

describe('a flag of the platform role in use', () => {
  it('is held by a person whose role has it, and by no other actor', () => {
    expect(hasFlag(editor, 'requestToManage')).toBe(true);
    expect(hasFlag(editor, 'receivesJournals')).toBe(false);
    for (const actor of [link, job, nobody]) expect(hasFlag(actor, 'requestToManage')).toBe(false);
  });
});

describe('permissions in a journal', () => {
  it.each([
    ['an editor there', editor, 'forest', journalPermissionBits.volume],
    ['an editor without bits', editor, 'river', 0],
    ['an editor of another journal', editor, 'desert', 0],
    ['an Administrator, in every journal', administrator, 'desert', adminMask],
    ['a review link', link, 'forest', 0],
    ['nobody', nobody, 'forest', 0],
  ])('of %s', (_, actor, journal, mask) => expect(maskIn(actor, journal)).toBe(mask));

  it('are asked bit by bit', () => {
    expect(may(editor, 'volume', 'forest')).toBe(true);
    expect(may(editor, 'masthead', 'forest')).toBe(false);
    expect(may(editor, 'volume', 'river')).toBe(false);
    expect(may(administrator, 'masthead', 'river')).toBe(true);
  });

  it.each([
    ['an editor who holds it in one', editor, 'volume', true],
    ['an editor who holds it in none', editor, 'masthead', false],
    ['an Administrator with no journal', administrator, 'masthead', true],
    ['a review link', link, 'volume', false],
    ['nobody', nobody, 'volume', false],
  ] as const)('are held somewhere by %s: %#', (_, actor, permission, held) =>
    expect(maySomewhere(actor, permission)).toBe(held),
  );
});

describe('the function of a journal role', () => {
  it.each([
    ['held there', editor, 'forest', functionFlags.monitor, true],
    ['held beside another', editor, 'forest', functionFlags.mandatory, true],
    ['not held there', editor, 'forest', functionFlags.author, false],
    ['not held in that journal', editor, 'river', functionFlags.monitor, false],
    ['of a journal that is not theirs', editor, 'desert', functionFlags.monitor, false],
    ['never given by a platform role', administrator, 'forest', functionFlags.monitor, false],
    ['of no use to a job', job, 'forest', functionFlags.monitor, false],
  ])('is %s', (_, actor, journal, flag, held) => expect(hasFunction(actor, journal, flag)).toBe(held));
});

describe('the level in a stage', () => {
  it.each([
    ['as the presets say', editor, 'forest', 'review', 'decide'],
    ['none where they say nothing', editor, 'forest', 'submission', 'none'],
    ['none in another journal', editor, 'desert', 'review', 'none'],
    ['none for nobody', nobody, 'forest', 'review', 'none'],
  ] as const)('is %s', (_, actor, journal, stage, level) => expect(stageLevel(actor, journal, stage)).toBe(level));

  it('opens what it reaches, and everything to an Administrator', () => {
    expect(mayInStage(editor, 'forest', 'production', 'view')).toBe(true);
    expect(mayInStage(editor, 'forest', 'production', 'contribute')).toBe(false);
    expect(mayInStage(editor, 'river', 'production', 'view')).toBe(false);
    expect(mayInStage(administrator, 'river', 'production', 'decide')).toBe(true);
    expect(mayInStage(nobody, 'forest', 'production', 'view')).toBe(false);
  });
});

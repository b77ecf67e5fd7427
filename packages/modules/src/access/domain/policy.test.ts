import type { Actor, PersonActor } from '@naskhah/kernel/actor';
import { nobody } from '@naskhah/kernel/actor';
import type { PersonId } from '@naskhah/kernel/ids';
import { functionFlags, presetFlagBits } from '@naskhah/kernel/journal-permission';
import { stageLevels } from '@naskhah/kernel/stages';
import { describe, expect, it } from 'vitest';
import { type Grant, isBeyond, mayManageTeam } from './policy.ts';

const aminah = 'aminah' as PersonId;
const manager: PersonActor = {
  kind: 'person',
  person: aminah,
  behind: aminah,
  role: 6,
  flags: 1,
  journals: new Map([
    [
      'forest',
      { permissions: 32768 + 4096 + 2 ** 40, functions: 0, stages: { review: 'contribute', submission: 'decide' } },
    ],
    ['river', { permissions: 4096, functions: functionFlags.monitor, stages: { review: 'decide' } }],
  ]),
};
const monitor: PersonActor = {
  ...manager,
  journals: new Map([['forest', { permissions: 32768, functions: functionFlags.monitor, stages: {} }]]),
};
const administrator: PersonActor = { ...manager, flags: presetFlagBits.admin, journals: new Map() };
const grant = (change: Partial<Grant> = {}): Grant => ({ permissions: 0, functions: 0, stages: {}, ...change });

describe('a journal’s presets and who holds them', () => {
  it.each([
    ['belong to who manages its team', manager, 'forest', true],
    ['do not belong to who only edits it', manager, 'river', false],
    ['do not belong to the manager of another journal', manager, 'desert', false],
    ['belong to an Administrator', administrator, 'desert', true],
    ['belong to nobody else', nobody, 'forest', false],
  ])('%s', (_, actor: Actor, journal, may) => expect(mayManageTeam(actor, journal)).toBe(may));
});

describe('what somebody gives', () => {
  it.each([
    ['nothing', grant(), false],
    ['one of their bits', grant({ permissions: 4096 }), false],
    ['all their bits', grant({ permissions: 32768 + 4096 + 2 ** 40 }), false],
    ['a bit that they lack', grant({ permissions: 8192 }), true],
    ['a bit that they lack beside their own', grant({ permissions: 4096 + 8192 }), true],
    ['a high bit that they lack', grant({ permissions: 2 ** 41 }), true],
    ['a bit that they hold in another journal only', grant({ permissions: 262144 }), true],
    ['their own level in a stage', grant({ stages: { review: 'contribute' } }), false],
    ['less than their level', grant({ stages: { review: 'view', submission: 'decide' } }), false],
    ['a stage level beyond their own', grant({ stages: { review: 'recommend' } }), true],
    ['a stage that they hold in another journal only', grant({ stages: { review: 'decide' } }), true],
    ['a stage where they are nothing', grant({ stages: { production: 'view' } }), true],
    ['nothing in a stage where they are nothing', grant({ stages: { production: 'none' } }), false],
    ['a sight of every article, which they have not', grant({ functions: functionFlags.monitor }), true],
    ['that sight among other functions', grant({ functions: functionFlags.monitor + functionFlags.mandatory }), true],
    [
      'functions that open nothing: mails of submissions, authors, editors',
      grant({ functions: functionFlags.receivesSubmissions + functionFlags.author + functionFlags.mandatory }),
      false,
    ],
  ])('may be %s, or is beyond them: %#', (_, given, beyond) => expect(isBeyond(manager, 'forest', given)).toBe(beyond));

  it('may be the sight of every article where they have it', () =>
    expect(isBeyond(monitor, 'forest', grant({ functions: functionFlags.monitor }))).toBe(false));

  it('is never beyond an Administrator', () =>
    expect(
      isBeyond(administrator, 'forest', grant({ permissions: 2 ** 41, functions: 1, stages: { review: 'decide' } })),
    ).toBe(false));

  it('is beyond nobody’s own level exactly where the level is higher', () => {
    for (const held of stageLevels)
      for (const wanted of stageLevels) {
        const actor: PersonActor = {
          ...manager,
          journals: new Map([['forest', { permissions: 0, functions: 0, stages: { copyediting: held } }]]),
        };
        const higher = stageLevels.indexOf(wanted) > stageLevels.indexOf(held);
        expect(isBeyond(actor, 'forest', grant({ stages: { copyediting: wanted } }))).toBe(higher);
      }
  });
});

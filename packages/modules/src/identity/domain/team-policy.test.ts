import { nobody, type PersonActor } from '@naskhah/kernel/actor';
import type { PersonId } from '@naskhah/kernel/ids';
import { presetFlagBits } from '@naskhah/kernel/journal-permission';
import { describe, expect, it } from 'vitest';
import { mayInviteTo } from './team-policy.ts';

const [aminah, siti] = ['aminah' as PersonId, 'siti' as PersonId];
const manager: PersonActor = {
  kind: 'person',
  person: aminah,
  behind: aminah,
  role: 6,
  flags: 1,
  journals: new Map([
    ['forest', { permissions: 32768, functions: 0, stages: {} }],
    ['river', { permissions: 4096, functions: 3, stages: { review: 'decide' } }],
  ]),
};

describe('an invitation to the team of a journal', () => {
  it.each([
    ['is given by who manages the team', manager, 'forest', true],
    ['is not given by who does other work there', manager, 'river', false],
    ['is not given by the manager of another team', manager, 'desert', false],
    ['is not given while acting as somebody else', { ...manager, behind: siti }, 'forest', false],
    ['is not given by a key for programs', { ...manager, key: 'write' } as const, 'forest', false],
    ['is given by an Administrator', { ...manager, flags: presetFlagBits.admin }, 'desert', true],
    ['is not given by nobody', nobody, 'forest', false],
  ])('%s', (_, actor, journal, may) => expect(mayInviteTo(actor, journal)).toBe(may));
});

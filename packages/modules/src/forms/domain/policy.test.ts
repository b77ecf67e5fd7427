import type { Actor } from '@naskhah/kernel/actor';
import type { PersonId } from '@naskhah/kernel/ids';
import { journalPermissionBits, presetFlagBits } from '@naskhah/kernel/journal-permission';
import { describe, expect, it } from 'vitest';
import { mayBuild } from './policy.ts';

const person = (flags: number, permissions = 0): Actor => ({
  kind: 'person',
  person: 'p' as PersonId,
  behind: 'p' as PersonId,
  role: 6,
  flags,
  journals: new Map([['ours', { permissions, functions: 0, stages: {} }]]),
});
const builder = person(1, journalPermissionBits.form_builder);

describe('a form is built', () => {
  it.each([
    ['who holds form_builder in its journal', builder, 'ours', true],
    ['who holds it in another one', builder, 'theirs', false],
    ['who checks journals, of a journal', person(presetFlagBits.checksJournals), 'ours', false],
    ['who checks journals, of the portal', person(presetFlagBits.checksJournals), null, true],
    ['who holds form_builder, of the portal', builder, null, false],
    ['an Administrator, of the portal', person(presetFlagBits.admin), null, true],
    ['an Administrator, of a journal', person(presetFlagBits.admin), 'ours', true],
    ['a job', { kind: 'system', job: 'x' } as const, null, false],
  ] as const)('by %s: %#', (_who, actor, journal, may) => expect(mayBuild(actor, journal)).toBe(may));
});

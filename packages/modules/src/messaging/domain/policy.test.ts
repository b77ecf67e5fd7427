import { type Actor, nobody, type PersonActor } from '@naskhah/kernel/actor';
import type { PersonId } from '@naskhah/kernel/ids';
import { presetFlagBits } from '@naskhah/kernel/journal-permission';
import { describe, expect, it } from 'vitest';
import { mayEditTexts } from './policy.ts';

const aminah = 'aminah' as PersonId;
const editor: PersonActor = {
  kind: 'person',
  person: aminah,
  behind: aminah,
  role: 6,
  flags: 1,
  journals: new Map([
    ['forest', { permissions: 16384, functions: 0, stages: {} }],
    ['river', { permissions: 4096, functions: 3, stages: { review: 'decide' } }],
  ]),
};
const administrator: PersonActor = { ...editor, flags: presetFlagBits.admin, journals: new Map() };

describe('the texts of mails', () => {
  it.each<[string, Actor, string | null, boolean]>([
    ['of a journal belong to who holds its templates', editor, 'forest', true],
    ['of a journal do not belong to who does other work there', editor, 'river', false],
    ['of a journal do not belong to another’s', editor, 'desert', false],
    ['of a journal belong to an Administrator too', administrator, 'forest', true],
    ['of the platform belong to an Administrator', administrator, null, true],
    ['of the platform do not belong to a journal’s editor', editor, null, false],
    ['belong to nobody else', nobody, 'forest', false],
  ])('%s', (_, actor, journal, may) => expect(mayEditTexts(actor, journal)).toBe(may));
});

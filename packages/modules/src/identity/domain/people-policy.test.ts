import type { PersonActor } from '@naskhah/kernel/actor';
import type { PersonId } from '@naskhah/kernel/ids';
import { presetFlagBits } from '@naskhah/kernel/journal-permission';
import { describe, expect, it } from 'vitest';
import { mayChangeEmailsOf, mayManagePeople } from './people-policy.ts';

const [aminah, siti] = ['aminah' as PersonId, 'siti' as PersonId];
const admin: PersonActor = {
  kind: 'person',
  person: aminah,
  behind: aminah,
  role: 1,
  flags: presetFlagBits.admin,
  journals: new Map(),
};

describe('other people’s accounts', () => {
  it('are looked after by an Administrator in person', () => {
    expect(mayManagePeople(admin)).toBe(true);
  });
  it('are not touched by who only holds another role', () => {
    expect(mayManagePeople({ ...admin, flags: 1 })).toBe(false);
  });
  it('are not touched while acting as somebody else, nor by a key for programs', () => {
    expect(mayManagePeople({ ...admin, person: siti })).toBe(false);
    expect(mayManagePeople({ ...admin, key: 'write' })).toBe(false);
  });
});

describe('addresses of an account', () => {
  it('are changed by its owner in person and by an Administrator, by no key of either', () => {
    const owner: PersonActor = { ...admin, person: siti, behind: siti, flags: 1 };
    expect(mayChangeEmailsOf(owner, siti)).toBe(true);
    expect(mayChangeEmailsOf(owner, aminah)).toBe(false);
    expect(mayChangeEmailsOf(admin, siti)).toBe(true);
    expect(mayChangeEmailsOf({ ...owner, key: 'write' }, siti)).toBe(false);
    expect(mayChangeEmailsOf({ ...admin, key: 'write' }, siti)).toBe(false);
  });
});

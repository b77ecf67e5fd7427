import { isAdministrator, isInPerson, maySomewhere } from '@naskhah/kernel/actor';
import { journalPermissions } from '@naskhah/kernel/journal-permission';
import { expect, it } from 'vitest';
import { asThemselves } from './self.ts';

it('who acts before a session exists acts in person, in no role and no journal', () => {
  const actor = asThemselves('aminah');
  expect(actor).toEqual({
    kind: 'person',
    person: 'aminah',
    behind: 'aminah',
    role: 0,
    flags: 0,
    journals: new Map(),
  });
  expect(isInPerson(actor)).toBe(true);
  expect(isAdministrator(actor)).toBe(false);
  expect(journalPermissions.filter((permission) => maySomewhere(actor, permission))).toEqual([]);
});

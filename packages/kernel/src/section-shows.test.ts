import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { adminMask, journalPermissionBits, journalPermissions } from './journal-permission.ts';
import { sectionShows } from './section-shows.ts';

const section = fc.constantFrom(...journalPermissions);
const mask = fc.integer({ min: 0, max: adminMask });

describe('a section of a journal’s settings', () => {
  it('shows to who holds its bit, whatever else they hold', () =>
    fc.assert(
      fc.property(section, mask, (name, acl) => {
        const held = Math.floor(acl / journalPermissionBits[name]) % 2 === 1;
        expect(sectionShows(name, acl, false)).toBe(held);
      }),
    ));
  it('shows in admin mode, whatever the acl', () =>
    fc.assert(fc.property(section, mask, (name, acl) => sectionShows(name, acl, true))));
  it('shows where no acl is known, and not where the acl is nothing', () => {
    for (const name of journalPermissions) {
      expect(sectionShows(name, undefined, false)).toBe(true);
      expect(sectionShows(name, 0, false)).toBe(false);
    }
  });
  it('of workflow management shows together with that of e-mail templates: they share a bit', () => {
    expect(sectionShows('workflow_management', 16384, false)).toBe(true);
    expect(sectionShows('email_template', 16384, false)).toBe(true);
  });
});

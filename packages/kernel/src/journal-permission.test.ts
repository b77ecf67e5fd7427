import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { adminMask, hasBit, journalPermissionBits, journalPermissions, unite } from './journal-permission.ts';

const mask = fc.integer({ min: 0, max: adminMask });
const bit = fc.integer({ min: 0, max: 47 }).map((place) => 2 ** place);

describe('the bits of a journal’s settings', () => {
  it('are those of section 6 of the specification, in its order', () =>
    expect(journalPermissions.map((name) => [name, journalPermissionBits[name]])).toEqual([
      ['masthead', 4096],
      ['submission', 8192],
      ['workflow_management', 16384],
      ['team_management', 32768],
      ['form_builder', 65536],
      ['email_template', 16384],
      ['article_list', 131072],
      ['volume', 262144],
      ['license', 524288],
      ['site_settings', 16777216],
      ['doi_management', 33554432],
    ]));
});

describe('masks of 48 bits', () => {
  it.each([
    [0, 1, false],
    [4096, 4096, true],
    [4095, 4096, false],
    [4096 + 8192, 4096, true],
    [2 ** 47, 2 ** 47, true],
    [2 ** 47, 2 ** 15, false],
    [adminMask, 2 ** 31, true],
  ])('of %d hold %d: %s', (held, asked, is) => expect(hasBit(held, asked)).toBe(is));

  it('joined hold a bit when either does, and no other', () =>
    fc.assert(
      fc.property(mask, mask, bit, (one, other, place) => {
        expect(hasBit(unite(one, other), place)).toBe(hasBit(one, place) || hasBit(other, place));
      }),
    ));

  it('joined do not care about order or repeats', () =>
    fc.assert(
      fc.property(mask, mask, (one, other) => {
        expect(unite(one, other)).toBe(unite(other, one));
        expect(unite(unite(one, other), other)).toBe(unite(one, other));
      }),
    ));
});

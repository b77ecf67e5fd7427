import { describe, expect, it } from 'vitest';
import { capabilitiesOf } from './capabilities.ts';
import { isShippedRole, platformRoles } from './platform-roles.ts';

describe('the shipped platform roles', () => {
  it('are six, each with a key and words of its own', () => {
    expect(platformRoles.map(({ acl }) => acl)).toEqual([1, 2, 3, 4, 5, 6]);
    for (const words of ['label_en', 'label_ms'] as const)
      expect(new Set(platformRoles.map((role) => role[words])).size).toBe(6);
  });

  it.each([
    ['Administrator', 1 + 2 + 4 + 8],
    ['Secretariat', 2 + 4 + 16 + 256 + 512 + 1024],
    ['Evaluator', 32],
    ['Committee Member', 64],
    ['Committee Chair', 64 + 128],
    ['Member', 1],
  ])('%s carries the flags %i', (label, flags) =>
    expect(platformRoles.find(({ label_en }) => label_en === label)?.flags).toBe(flags),
  );

  it('all lead through profile and articles, in that order', () => {
    for (const { menu } of platformRoles) expect(menu.slice(0, 2)).toEqual(['G01', 'G02']);
  });

  it.each([
    [0, false],
    [1, true],
    [6, true],
    [7, false],
  ])('are told from those that were added: %i', (acl, shipped) => expect(isShippedRole(acl)).toBe(shipped));

  it('make only the Administrator one', () =>
    expect(platformRoles.filter(({ flags }) => capabilitiesOf(flags).includes('admin')).map(({ acl }) => acl)).toEqual([
      1,
    ]));
});

import { stageLevels, stages } from '@naskhah/kernel/stages';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addUp, type PresetGrant } from './add-up.ts';

const grant = (change: Partial<PresetGrant> = {}): PresetGrant => ({
  journal: 'forest',
  permissions: 0,
  functions: 0,
  stages: {},
  ...change,
});
const nowhere = Object.fromEntries(stages.map((stage) => [stage, 'none']));

describe('presets of one person', () => {
  it('that are none give no journal', () => expect([...addUp([])]).toEqual([]));

  it('add up bit by bit, in each mask by itself', () => {
    const added = addUp([
      grant({ permissions: 4096 + 8192, functions: 1 }),
      grant({ permissions: 8192 + 2 ** 47, functions: 65 }),
    ]);
    expect(added.get('forest')).toEqual({ permissions: 4096 + 8192 + 2 ** 47, functions: 65, stages: nowhere });
  });

  it('give in each stage the highest level, whichever comes first', () => {
    const [one, other] = [
      grant({ stages: { review: 'decide', submission: 'view', production: 'contribute' } }),
      grant({ stages: { review: 'recommend', submission: 'decide', copyediting: 'view' } }),
    ];
    const both = {
      submission: 'decide',
      review: 'decide',
      copyediting: 'view',
      production: 'contribute',
      publication: 'none',
    };
    expect(addUp([one, other]).get('forest')?.stages).toEqual(both);
    expect(addUp([other, one]).get('forest')?.stages).toEqual(both);
  });

  it('give nothing for a level that there is none of', () =>
    expect(addUp([grant({ stages: { review: 'rule' } })]).get('forest')?.stages).toEqual(nowhere));

  it('of one journal give nothing in another', () => {
    const added = addUp([grant({ permissions: 4096 }), grant({ journal: 'river', stages: { review: 'view' } })]);
    expect([...added.keys()]).toEqual(['forest', 'river']);
    expect(added.get('forest')).toEqual({ permissions: 4096, functions: 0, stages: nowhere });
    expect(added.get('river')).toEqual({ permissions: 0, functions: 0, stages: { ...nowhere, review: 'view' } });
  });
});

describe('adding up', () => {
  const mask = fc.integer({ min: 0, max: 2 ** 48 - 1 });
  const level = fc.constantFrom(...stageLevels);
  const grants = fc.array(
    fc.record({
      journal: fc.constantFrom('forest', 'river'),
      permissions: mask,
      functions: mask,
      stages: fc.dictionary(fc.constantFrom(...stages), level),
    }),
    { maxLength: 6 },
  );
  const asObject = (presets: PresetGrant[]) => Object.fromEntries(addUp(presets));

  it('does not care about order', () =>
    fc.assert(
      fc.property(grants, (some) => {
        expect(asObject(some.toReversed())).toEqual(asObject(some));
      }),
    ));

  it('does not care about a preset that is held twice', () =>
    fc.assert(
      fc.property(grants, (some) => {
        expect(asObject([...some, ...some])).toEqual(asObject(some));
      }),
    ));

  it('never takes away what one of them gives', () =>
    fc.assert(
      fc.property(grants, (some) => {
        const added = addUp(some);
        for (const { journal, permissions, functions, stages: levels } of some) {
          const sum = added.get(journal);
          expect(BigInt(permissions) & ~BigInt(sum?.permissions ?? 0)).toBe(0n);
          expect(BigInt(functions) & ~BigInt(sum?.functions ?? 0)).toBe(0n);
          for (const stage of stages)
            expect(stageLevels.indexOf(sum?.stages[stage] ?? 'none')).toBeGreaterThanOrEqual(
              stageLevels.indexOf(levels[stage] ?? 'none'),
            );
        }
      }),
    ));
});

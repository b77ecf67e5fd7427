import type { JournalAccess } from '@naskhah/kernel/actor';
import { unite } from '@naskhah/kernel/journal-permission';
import { reaches, type Stage, type StageLevel, stageLevels, stages } from '@naskhah/kernel/stages';

export type PresetGrant = {
  journal: string;
  permissions: number;
  functions: number;
  stages: Record<string, string>;
};

const higher = (a: StageLevel, b: string | undefined): StageLevel => {
  const other = stageLevels.find((level) => level === b);
  return other && !reaches(a, other) ? other : a;
};

/** Several presets in one journal add up: the OR of their bits, and in each stage the highest level. */
export const addUp = (grants: PresetGrant[]): Map<string, JournalAccess> => {
  const journals = new Map<string, JournalAccess>();
  for (const grant of grants) {
    const known = journals.get(grant.journal) ?? { permissions: 0, functions: 0, stages: {} };
    const levels = Object.fromEntries(
      stages.map((stage: Stage) => [stage, higher(known.stages[stage] ?? 'none', grant.stages[stage])]),
    );
    journals.set(grant.journal, {
      permissions: unite(known.permissions, grant.permissions),
      functions: unite(known.functions, grant.functions),
      stages: levels,
    });
  }
  return journals;
};

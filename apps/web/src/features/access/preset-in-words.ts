import { type Stage, type StageLevel, stageLevels, stages } from '@naskhah/kernel/stages';

/** The highest level that a preset gives, and where: what its holders are for. Undefined where it gives none. */
export const highestLevel = (
  given: Partial<Record<Stage, StageLevel>>,
): { level: Exclude<StageLevel, 'none'>; stages: 'every' | Stage[] } | undefined => {
  const level = stageLevels.findLast((one) => stages.some((stage) => given[stage] === one));
  if (!level || level === 'none') return undefined;
  const where = stages.filter((stage) => given[stage] === level);
  return { level, stages: where.length === stages.length ? 'every' : where };
};

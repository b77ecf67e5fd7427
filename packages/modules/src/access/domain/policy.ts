import { type Actor, hasFunction, isAdministrator, maskIn, may, stageLevel } from '@naskhah/kernel/actor';
import { functionFlags, hasBit } from '@naskhah/kernel/journal-permission';
import { reaches, type StageLevel, stages } from '@naskhah/kernel/stages';

/** Presets of a journal and who holds them belong to who manages its team. */
export const mayManageTeam = (actor: Actor, journal: string): boolean => may(actor, 'team_management', journal);

export type Grant = { permissions: number; functions: number; stages: Record<string, string> };

const bitsBeyond = (wanted: number, held: number): boolean => (BigInt(wanted) & ~BigInt(held)) !== 0n;

/**
 * Whether somebody would give more than they hold themselves: bits, stages or the sight of every article (function 1) that are
 * not theirs. The other functions open nothing. An Administrator holds all.
 */
export const isBeyond = (actor: Actor, journal: string, grant: Grant): boolean => {
  if (isAdministrator(actor)) return false;
  if (bitsBeyond(grant.permissions, maskIn(actor, journal))) return true;
  const { monitor } = functionFlags;
  if (hasBit(grant.functions, monitor) && !hasFunction(actor, journal, monitor)) return true;
  return stages.some((stage) => {
    const wanted = grant.stages[stage] as StageLevel | undefined;
    return wanted !== undefined && !reaches(stageLevel(actor, journal, stage), wanted);
  });
};

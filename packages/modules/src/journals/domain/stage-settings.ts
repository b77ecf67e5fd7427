import type { DayRule } from '@naskhah/kernel/day-rule';
import { ok, type Result, refuse } from '@naskhah/kernel/result';
import { isOptional, type StageDay, stageDays } from '@naskhah/kernel/stage-settings';
import type { Stage } from '@naskhah/kernel/stages';

export type StageNames = { nameEn: string; nameMs: string };
/** A stage as the journal keeps it; of version 0 where it set nothing yet. */
export type StageSettings = StageNames & { stage: Stage; inUse: boolean; version: number };
export type DaysGiven = { [D in StageDay]?: number | undefined };

/** The days that a stage is given, each of one of its own; undefined: nothing that was given is another number than before. */
export const daysOf = (
  stage: Stage,
  rule: DayRule,
  given: DaysGiven,
): Result<DayRule['days'] | undefined, 'day-of-another-stage'> => {
  const named = (Object.entries(given) as [StageDay, number | undefined][]).flatMap(([name, days]) =>
    days === undefined ? [] : [{ name, days }],
  );
  const foreign = named.filter(({ name }) => stageDays[name].stage !== stage);
  if (foreign.length > 0)
    return refuse(
      'day-of-another-stage',
      foreign.map(({ name }) => ({ path: `days.${name}`, code: 'day-of-another-stage' })),
    );
  const others = named.filter(({ name, days }) => (rule.days[name] ?? stageDays[name].shipped) !== days);
  if (others.length === 0) return ok(undefined);
  return ok({ ...rule.days, ...Object.fromEntries(others.map(({ name, days }) => [name, days])) });
};

type Kept = Pick<StageSettings, 'stage' | 'inUse'>;

/** Taking a stage up again; true where that changes something. */
export const takeUp = ({ stage, inUse }: Kept): Result<boolean, 'stage-not-optional'> =>
  isOptional(stage) ? ok(!inUse) : refuse('stage-not-optional');

/** Doing without a stage; true where that changes something. Articles are never left where nothing leads on from. */
export const leaveOut = (
  { stage, inUse }: Kept,
  articles: number,
): Result<boolean, 'stage-not-optional' | 'stage-has-articles'> => {
  if (!isOptional(stage)) return refuse('stage-not-optional');
  return inUse && articles > 0 ? refuse('stage-has-articles') : ok(inUse);
};

import type { StageDay } from '@naskhah/kernel/stage-settings';
import type { StageLevel } from '@naskhah/kernel/stages';
import type { client } from '../../../app/client.ts';

export type StageListing = Awaited<ReturnType<typeof client.workflowSettings.stageListing>>;
export type Stage = StageListing['rows'][number];
export type Rules = StageListing['rules'];

export type StageValues = {
  name_en: string;
  name_ms: string;
  /** As typed. */
  days: Record<string, string>;
  /** By preset. */
  levels: Record<string, StageLevel>;
};

export const stageValues = ({ name_en, name_ms, days, levels }: Stage): StageValues => ({
  name_en,
  name_ms,
  days: Object.fromEntries(days.map(({ name, days: count }) => [name, String(count)])),
  levels: Object.fromEntries(levels.map(({ preset_id, level }) => [preset_id, level])),
});

/**
 * What is sent of a stage: of the levels only those that were changed. `shown` is the stage as it was last read: a preset that was
 * changed in another stage since is met as it is now, unless its level here is another one too.
 */
export const stageToSave = (stage: Stage, shown: Stage, { name_en, name_ms, days, levels }: StageValues) => ({
  journal_id: stage.journal_id,
  stage: stage.stage,
  version: stage.version,
  name_en,
  name_ms,
  days: Object.fromEntries(Object.entries(days).map(([name, typed]) => [name, Number(typed)])) as Partial<
    Record<StageDay, number>
  >,
  levels: stage.levels.flatMap(({ preset_id, version, level }) => {
    const wanted = levels[preset_id];
    if (wanted === undefined || wanted === level) return [];
    const now = shown.levels.find((one) => one.preset_id === preset_id && one.level === level);
    return [{ preset_id, version: Math.max(version, now?.version ?? 0), level: wanted }];
  }),
});

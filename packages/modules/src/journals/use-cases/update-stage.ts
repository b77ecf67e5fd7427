import type { Actor } from '@naskhah/kernel/actor';
import { ok, type Result, refuse } from '@naskhah/kernel/result';
import type { Stage } from '@naskhah/kernel/stages';
import { type Given, withGiven } from '@naskhah/kernel/with-given';
import type { LevelGiven, LevelRefusal } from '../../access/index.ts';
import { type DaysGiven, daysOf, type StageNames } from '../domain/stage-settings.ts';
import type { SettingsNeeds } from '../ports.ts';
import { beginRule, ruleOf, saveStageSettings, stageSettings } from '../store/stage.ts';
import { lockedSettings } from './locked-settings.ts';

type Input = {
  journal: string;
  stage: Stage;
  version: number;
  names: Given<StageNames>;
  days: DaysGiven;
  levels: readonly LevelGiven[];
};
type Refusal = 'journal-not-found' | 'stale-version' | 'day-of-another-stage' | LevelRefusal;

/** Changes the names of a stage, its days from now on, and what the presets may do in it: all of it or nothing. */
export const updateStage =
  (needs: SettingsNeeds) =>
  (actor: Actor, { journal, stage, version, names, days, levels }: Input): Promise<Result<null, Refusal>> =>
    needs.transaction(async (trx): Promise<Result<null, Refusal>> => {
      const locked = await lockedSettings(trx, actor, 'workflow_management', journal);
      if (!locked.ok) return locked;
      const kept = await stageSettings(trx, journal, stage);
      if (kept.version !== version) return refuse('stale-version');
      const rule = await ruleOf(trx, journal);
      const counted = daysOf(stage, rule, days);
      if (!counted.ok) return counted;
      const set = await needs.setStageLevels(trx, actor, { journal, stage, levels });
      if (!set.ok) return set;
      if (counted.value) await beginRule(trx, journal, { ...rule, days: counted.value }, needs.clock());
      await saveStageSettings(trx, journal, { ...kept, ...withGiven<StageNames>(kept, names) });
      await needs.tell(trx, actor, {
        event: 'stage-was-changed',
        subject: { type: 'journal', id: journal },
        journal,
        data: { stage },
      });
      return ok(null);
    });

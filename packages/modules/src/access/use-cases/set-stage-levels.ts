import type { Trx } from '@naskhah/db/tables';
import { type Actor, isInPerson } from '@naskhah/kernel/actor';
import { ok, type Result, refuse } from '@naskhah/kernel/result';
import type { Stage, StageLevel } from '@naskhah/kernel/stages';
import { isBeyond } from '../domain/policy.ts';
import type { AccessNeeds } from '../ports.ts';
import { grantOf, lockPreset, lockTeam, presetAsGiven, savePreset } from '../store/preset.ts';
import { presetChanged } from './preset-changed.ts';

export type LevelGiven = { preset: string; version: number; level: StageLevel };
export type LevelRefusal =
  | 'preset-not-found'
  | 'preset-changed'
  | 'beyond-own-access'
  | 'not-while-switched'
  | 'articles-need-an-editor';

type Wanted = { journal: string; stage: Stage; levels: readonly LevelGiven[] };

/**
 * Sets what presets may do in one stage, in an act on the stage, whose rules say who may. Nobody touches a preset that holds more
 * than they do, or gives more; a level that is so already changes nothing.
 */
export const setStageLevels =
  (needs: Pick<AccessNeeds, 'endParts' | 'tell'>) =>
  async (trx: Trx, actor: Actor, { journal, stage, levels }: Wanted): Promise<Result<null, LevelRefusal>> => {
    if (levels.length > 0) await lockTeam(trx, journal);
    for (const [at, { preset: id, version, level }] of levels.entries()) {
      const place = (code: LevelRefusal) => refuse(code, [{ path: `levels.${at}.level`, code }]);
      const preset = await lockPreset(trx, id);
      if (preset?.journal_id !== journal) return place('preset-not-found');
      const kept = presetAsGiven(preset);
      if ((kept.stages[stage] ?? 'none') === level) continue;
      if (!isInPerson(actor)) return refuse('not-while-switched');
      if (preset.version !== version) return place('preset-changed');
      const input = { ...kept, stages: { ...kept.stages, [stage]: level } };
      if (isBeyond(actor, journal, grantOf(preset)) || isBeyond(actor, journal, input))
        return place('beyond-own-access');
      await savePreset(trx, preset, input);
      const changed = await presetChanged(needs)(trx, actor, journal, { id, permissions: input.permissions });
      if (!changed.ok) return changed;
    }
    return ok(null);
  };

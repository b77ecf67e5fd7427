import { type Actor, isInPerson } from '@naskhah/kernel/actor';
import { type Result, refuse } from '@naskhah/kernel/result';
import { type Given, withGiven } from '@naskhah/kernel/with-given';
import { isBeyond, mayManageTeam } from '../domain/policy.ts';
import type { AccessNeeds } from '../ports.ts';
import { hasManager } from '../queries/has-manager.ts';
import {
  grantOf,
  lockPreset,
  lockTeam,
  nameTaken,
  type PresetInput,
  presetAsGiven,
  savePreset,
} from '../store/preset.ts';
import { presetChanged } from './preset-changed.ts';

type Refusal =
  | 'preset-not-found'
  | 'stale-version'
  | 'beyond-own-access'
  | 'preset-name-taken'
  | 'last-manager'
  | 'not-while-switched'
  | 'articles-need-an-editor';

/** Changes what a preset grants to all who hold it; somebody who manages the team must be left. */
export const updatePreset =
  (needs: AccessNeeds) =>
  (actor: Actor, id: string, version: number, given: Given<PresetInput>): Promise<Result<string, Refusal>> =>
    needs.transaction(async (trx): Promise<Result<string, Refusal>> => {
      const preset = await lockPreset(trx, id);
      const journal = preset?.journal_id;
      if (!journal || !mayManageTeam(actor, journal)) return refuse('preset-not-found');
      if (!isInPerson(actor)) return refuse('not-while-switched');
      if (preset.version !== version) return refuse('stale-version');
      const kept = presetAsGiven(preset);
      const input = withGiven(kept, { ...given, stages: withGiven(kept.stages, { ...given.stages }) });
      if (isBeyond(actor, journal, grantOf(preset)) || isBeyond(actor, journal, input))
        return refuse('beyond-own-access');
      await lockTeam(trx, journal);
      if (await nameTaken(trx, journal, id, { en: input.labelEn, ms: input.labelMs }))
        return refuse('preset-name-taken');
      const managed = await hasManager(trx, journal);
      await savePreset(trx, preset, input);
      if (managed && !(await hasManager(trx, journal))) return refuse('last-manager');
      return presetChanged(needs)(trx, actor, journal, { id, permissions: input.permissions });
    });

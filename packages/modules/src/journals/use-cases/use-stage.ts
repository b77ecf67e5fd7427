import type { Trx } from '@naskhah/db/tables';
import type { Actor } from '@naskhah/kernel/actor';
import { ok, type Result, refuse } from '@naskhah/kernel/result';
import type { Stage } from '@naskhah/kernel/stages';
import { leaveOut, type StageSettings, takeUp } from '../domain/stage-settings.ts';
import type { SettingsNeeds } from '../ports.ts';
import { saveStageSettings, stageSettings } from '../store/stage.ts';
import { lockedSettings } from './locked-settings.ts';

type Input = { journal: string; stage: Stage; version: number };
type Refusal = 'journal-not-found' | 'stale-version';

/** Whether a journal has an optional stage in use; everything else that was set of it stays. As it is already is no change. */
const changeUse = <R extends string>(
  needs: SettingsNeeds,
  actor: Actor,
  { journal, stage, version }: Input,
  use: boolean,
  decide: (trx: Trx, kept: StageSettings) => Promise<Result<boolean, R>>,
): Promise<Result<null, R | Refusal>> =>
  needs.transaction(async (trx): Promise<Result<null, R | Refusal>> => {
    const locked = await lockedSettings(trx, actor, 'workflow_management', journal);
    if (!locked.ok) return locked;
    const kept = await stageSettings(trx, journal, stage);
    const decided = await decide(trx, kept);
    if (!decided.ok) return decided;
    if (!decided.value) return ok(null);
    if (kept.version !== version) return refuse('stale-version');
    await saveStageSettings(trx, journal, { ...kept, inUse: use });
    await needs.tell(trx, actor, {
      event: use ? 'stage-was-taken-up' : 'stage-was-left-out',
      subject: { type: 'journal', id: journal },
      journal,
      data: { stage },
    });
    return ok(null);
  });

export const takeUpStage = (needs: SettingsNeeds) => (actor: Actor, input: Input) =>
  changeUse(needs, actor, input, true, async (_trx, kept) => takeUp(kept));

export const leaveOutStage = (needs: SettingsNeeds) => (actor: Actor, input: Input) =>
  changeUse(needs, actor, input, false, async (trx, kept) =>
    leaveOut(kept, (await needs.articlesIn(trx, input.journal))[input.stage] ?? 0),
  );

import type { Actor } from '@naskhah/kernel/actor';
import { ok, type Result, refuse } from '@naskhah/kernel/result';
import { isBeyond } from '../domain/policy.ts';
import type { AccessNeeds } from '../ports.ts';
import { hasManager } from '../queries/has-manager.ts';
import { exchangePreset, factOf } from '../store/assignment.ts';
import { grantOf, lockPreset, lockTeam } from '../store/preset.ts';
import { lockedForChange } from './locked-for-change.ts';

type Refusal =
  | 'assignment-not-found'
  | 'not-while-switched'
  | 'stale-version'
  | 'preset-not-found'
  | 'beyond-own-access'
  | 'last-manager'
  | 'articles-need-an-editor'
  | 'successor-cannot-edit';

type Changed = { id: string; version: number; next: string | undefined; successor: string | undefined };

/** Gives a person another preset instead of the one they hold; without another one they keep it. */
export const changeAssignment =
  (needs: AccessNeeds) =>
  (actor: Actor, { id, version, next, successor }: Changed): Promise<Result<string, Refusal>> =>
    needs.transaction(async (trx): Promise<Result<string, Refusal>> => {
      const found = await lockedForChange(trx, actor, id, version);
      if (!found.ok) return found;
      const held = found.value;
      if (next === undefined || next === held.preset_id) return ok(id);
      const present = await lockPreset(trx, held.preset_id);
      const preset = await lockPreset(trx, next);
      if (!present || preset?.journal_id !== held.journal_id) return refuse('preset-not-found');
      if ([present, preset].some((one) => isBeyond(actor, held.journal_id, grantOf(one))))
        return refuse('beyond-own-access');
      await lockTeam(trx, held.journal_id);
      await exchangePreset(trx, held, next);
      if (!(await hasManager(trx, held.journal_id))) return refuse('last-manager');
      const ended = await needs.endParts(trx, actor, { journal: held.journal_id, person: held.person_id, successor });
      if (!ended.ok) return ended;
      await needs.tell(trx, actor, factOf('preset-was-exchanged', { ...held, preset_id: next }));
      return ok(id);
    });

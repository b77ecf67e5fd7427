import type { Actor } from '@naskhah/kernel/actor';
import { ok, type Result, refuse } from '@naskhah/kernel/result';
import { isBeyond } from '../domain/policy.ts';
import type { AccessNeeds } from '../ports.ts';
import { hasManager } from '../queries/has-manager.ts';
import { deleteAssignment, factOf } from '../store/assignment.ts';
import { grantOf, lockPreset, lockTeam } from '../store/preset.ts';
import { lockedForChange } from './locked-for-change.ts';

type Refusal =
  | 'assignment-not-found'
  | 'not-while-switched'
  | 'stale-version'
  | 'beyond-own-access'
  | 'last-manager'
  | 'articles-need-an-editor'
  | 'successor-cannot-edit';

type Taken = { id: string; version: number; successor: string | undefined };

/** Takes a preset from a person, and with it what it carried in the journal's articles; somebody who manages the team must be left. */
export const takePreset =
  (needs: AccessNeeds) =>
  (actor: Actor, { id, version, successor }: Taken): Promise<Result<{ done: true }, Refusal>> =>
    needs.transaction(async (trx): Promise<Result<{ done: true }, Refusal>> => {
      const found = await lockedForChange(trx, actor, id, version);
      if (!found.ok) return found;
      const held = found.value;
      const present = await lockPreset(trx, held.preset_id);
      if (present && isBeyond(actor, held.journal_id, grantOf(present))) return refuse('beyond-own-access');
      await lockTeam(trx, held.journal_id);
      await deleteAssignment(trx, id);
      if (!(await hasManager(trx, held.journal_id))) return refuse('last-manager');
      const ended = await needs.endParts(trx, actor, { journal: held.journal_id, person: held.person_id, successor });
      if (!ended.ok) return ended;
      await needs.tell(trx, actor, factOf('preset-was-taken', held));
      return ok({ done: true } as const);
    });

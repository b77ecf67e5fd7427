import type { Trx } from '@naskhah/db/tables';
import { type Actor, isInPerson } from '@naskhah/kernel/actor';
import { ok, type Result, refuse } from '@naskhah/kernel/result';
import { mayManageTeam } from '../domain/policy.ts';
import { type Assignment, lockAssignment } from '../store/assignment.ts';

/** How every change of who holds a preset begins: the row locked, the actor asked, the version compared. */
export const lockedForChange = async (
  trx: Trx,
  actor: Actor,
  id: string,
  version: number,
): Promise<Result<Assignment, 'assignment-not-found' | 'not-while-switched' | 'stale-version'>> => {
  const held = await lockAssignment(trx, id);
  if (!held || !mayManageTeam(actor, held.journal_id)) return refuse('assignment-not-found');
  if (!isInPerson(actor)) return refuse('not-while-switched');
  if (held.version !== version) return refuse('stale-version');
  return ok(held);
};

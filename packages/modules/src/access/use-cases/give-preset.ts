import { type Actor, isInPerson } from '@naskhah/kernel/actor';
import { ok, type Result, refuse } from '@naskhah/kernel/result';
import type { ActNeeds } from '../../activity/index.ts';
import { isBeyond, mayManageTeam } from '../domain/policy.ts';
import { isActivePerson } from '../queries/is-active-person.ts';
import { assignmentOf, factOf, insertAssignment } from '../store/assignment.ts';
import { grantOf, lockPreset } from '../store/preset.ts';

type Refusal =
  | 'preset-not-found'
  | 'journal-not-found'
  | 'person-not-found'
  | 'beyond-own-access'
  | 'not-while-switched';

/** Gives a person a preset of a journal, never more than the giver holds. Giving it twice is once. */
export const givePreset =
  (needs: ActNeeds) =>
  (
    actor: Actor,
    input: { id: string | undefined; journal: string; preset: string; person: string },
  ): Promise<Result<string, Refusal>> =>
    needs.transaction(async (trx): Promise<Result<string, Refusal>> => {
      if (!mayManageTeam(actor, input.journal)) return refuse('journal-not-found');
      if (!isInPerson(actor)) return refuse('not-while-switched');
      const preset = await lockPreset(trx, input.preset);
      if (preset?.journal_id !== input.journal) return refuse('preset-not-found');
      if (isBeyond(actor, input.journal, grantOf(preset))) return refuse('beyond-own-access');
      if (!(await isActivePerson(trx, input.person))) return refuse('person-not-found');
      const place = { journal: input.journal, preset: input.preset, person: input.person };
      const known = await assignmentOf(trx, place);
      if (known) return ok(known);
      const row = {
        id: input.id ?? needs.newId(),
        journal_id: input.journal,
        person_id: input.person,
        preset_id: input.preset,
        version: 1,
      };
      await insertAssignment(trx, { id: row.id, ...place, by: actor.person, at: needs.clock() });
      await needs.tell(trx, actor, factOf('preset-was-given', row));
      return ok(row.id);
    });

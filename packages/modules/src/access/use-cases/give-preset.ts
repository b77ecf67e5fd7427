import type { Trx } from '@naskhah/db/tables';
import type { Actor } from '@naskhah/kernel/actor';
import { ok, type Result, refuse } from '@naskhah/kernel/result';
import type { ActNeeds } from '../../activity/index.ts';
import { actsAsOneself, isBeyond, mayManageTeam } from '../domain/policy.ts';
import { hasManager, lockPreset, lockTeam, type Preset } from '../store/preset.ts';

type Refusal =
  | 'preset-not-found'
  | 'journal-not-found'
  | 'person-not-found'
  | 'beyond-own-access'
  | 'last-manager'
  | 'not-while-switched';
type Assignment = { id: string; journal_id: string; person_id: string; preset_id: string; version: number };

const grantOf = ({ permissions, function_flags, stages }: Preset) => ({
  permissions,
  functions: function_flags,
  stages,
});

const told = (
  needs: ActNeeds,
  trx: Trx,
  actor: Actor,
  event: string,
  { journal_id, person_id, preset_id }: Assignment,
) =>
  needs.tell(trx, actor, {
    event,
    subject: { type: 'journal', id: journal_id },
    journal: journal_id,
    data: { person: person_id, preset: preset_id },
  });

const lockAssignment = (trx: Trx, id: string): Promise<Assignment | undefined> =>
  trx
    .selectFrom('access.assigned_preset')
    .select(['id', 'journal_id', 'person_id', 'preset_id', 'version'])
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();

/** Gives a person a preset of a journal, never more than the giver holds. Giving it twice is once. */
export const givePreset =
  (needs: ActNeeds) =>
  (
    actor: Actor,
    input: { id: string | undefined; journal: string; preset: string; person: string },
  ): Promise<Result<string, Refusal>> =>
    needs.transaction(async (trx): Promise<Result<string, Refusal>> => {
      if (!mayManageTeam(actor, input.journal)) return refuse('journal-not-found');
      if (actor.kind !== 'person' || !actsAsOneself(actor)) return refuse('not-while-switched');
      const preset = await lockPreset(trx, input.preset);
      if (preset?.journal_id !== input.journal) return refuse('preset-not-found');
      if (isBeyond(actor, input.journal, grantOf(preset))) return refuse('beyond-own-access');
      const person = await trx
        .selectFrom('identity.person')
        .select('id')
        .where('id', '=', input.person)
        .where('status', '=', 'active')
        .executeTakeFirst();
      if (!person) return refuse('person-not-found');
      const known = await trx
        .selectFrom('access.assigned_preset')
        .select('id')
        .where('journal_id', '=', input.journal)
        .where('person_id', '=', input.person)
        .where('preset_id', '=', input.preset)
        .executeTakeFirst();
      if (known) return ok(known.id);
      const row = {
        id: input.id ?? needs.newId(),
        journal_id: input.journal,
        person_id: input.person,
        preset_id: input.preset,
        version: 1,
      };
      await trx
        .insertInto('access.assigned_preset')
        .values({ ...row, assigned_at: needs.clock(), assigned_by: actor.person })
        .execute();
      await told(needs, trx, actor, 'preset-was-given', row);
      return ok(row.id);
    });

/** Gives a person another preset instead of the one they hold. */
export const changeAssignment =
  (needs: ActNeeds) =>
  (
    actor: Actor,
    id: string,
    version: number,
    next: string,
  ): Promise<Result<string, Refusal | 'assignment-not-found' | 'stale-version'>> =>
    needs.transaction(async (trx): Promise<Result<string, Refusal | 'assignment-not-found' | 'stale-version'>> => {
      const held = await lockAssignment(trx, id);
      if (!held || !mayManageTeam(actor, held.journal_id)) return refuse('assignment-not-found');
      if (!actsAsOneself(actor)) return refuse('not-while-switched');
      if (held.version !== version) return refuse('stale-version');
      const present = await lockPreset(trx, held.preset_id);
      const preset = await lockPreset(trx, next);
      if (!present || preset?.journal_id !== held.journal_id) return refuse('preset-not-found');
      if ([present, preset].some((one) => isBeyond(actor, held.journal_id, grantOf(one))))
        return refuse('beyond-own-access');
      await lockTeam(trx, held.journal_id);
      await trx
        .deleteFrom('access.assigned_preset')
        .where('journal_id', '=', held.journal_id)
        .where('person_id', '=', held.person_id)
        .where('preset_id', '=', next)
        .where('id', '<>', id)
        .execute();
      await trx
        .updateTable('access.assigned_preset')
        .set({ preset_id: next, version: version + 1 })
        .where('id', '=', id)
        .execute();
      if (!(await hasManager(trx, held.journal_id))) return refuse('last-manager');
      await told(needs, trx, actor, 'preset-was-exchanged', { ...held, preset_id: next });
      return ok(id);
    });

/** Takes a preset from a person; somebody who manages the team must be left. */
export const takePreset =
  (needs: ActNeeds) =>
  (
    actor: Actor,
    id: string,
    version: number,
  ): Promise<
    Result<
      { done: true },
      'assignment-not-found' | 'stale-version' | 'last-manager' | 'beyond-own-access' | 'not-while-switched'
    >
  > =>
    needs.transaction(async (trx) => {
      const held = await lockAssignment(trx, id);
      if (!held || !mayManageTeam(actor, held.journal_id)) return refuse('assignment-not-found');
      if (!actsAsOneself(actor)) return refuse('not-while-switched');
      if (held.version !== version) return refuse('stale-version');
      const present = await lockPreset(trx, held.preset_id);
      if (present && isBeyond(actor, held.journal_id, grantOf(present))) return refuse('beyond-own-access');
      await lockTeam(trx, held.journal_id);
      await trx.deleteFrom('access.assigned_preset').where('id', '=', id).execute();
      if (!(await hasManager(trx, held.journal_id))) return refuse('last-manager');
      await told(needs, trx, actor, 'preset-was-taken', held);
      return ok({ done: true } as const);
    });

import type { Trx } from '@naskhah/db/tables';
import type { Actor } from '@naskhah/kernel/actor';
import { ok, type Result, refuse } from '@naskhah/kernel/result';
import type { Text } from '@naskhah/words/text';
import { isBeyond, mayManageTeam } from '../domain/policy.ts';
import { allThatIsHeld } from '../queries/all-that-is-held.ts';
import { assignmentOf, insertAssignment } from '../store/assignment.ts';
import { lockPreset, type Preset, presetByCode, presetNames } from '../store/preset.ts';

type Seat = { journal: string; preset: string };

const presetOf = async (trx: Trx, { journal, preset }: Seat): Promise<Preset | undefined> => {
  const row = await lockPreset(trx, preset);
  return row?.journal_id === journal ? row : undefined;
};

const mayGive = (actor: Actor, journal: string, { permissions, function_flags, stages }: Preset): boolean =>
  mayManageTeam(actor, journal) && !isBeyond(actor, journal, { permissions, functions: function_flags, stages });

const nameOf = ({ label_en, label_ms }: Preset): Text => ({ en: label_en, ms: label_ms });

/** A journal's presets as places that somebody is invited to. */
export const seats = {
  nameOf: async (trx: Trx, seat: Seat): Promise<Text | undefined> => {
    const preset = await presetOf(trx, seat);
    return preset && nameOf(preset);
  },

  ofManagers: (trx: Trx, journal: string): Promise<string | undefined> => presetByCode(trx, journal, 'journal-manager'),

  named: async (trx: Trx, journal: string) =>
    (await presetNames(trx, journal)).map(({ id, code, label_en, label_ms }) => ({
      id,
      names: [code, label_en, label_ms],
    })),

  isHeld: async (trx: Trx, seat: Seat, person: string): Promise<boolean> =>
    (await assignmentOf(trx, { ...seat, person })) !== undefined,

  mayOffer: async (
    trx: Trx,
    actor: Actor,
    seat: Seat,
  ): Promise<Result<Text, 'preset-not-found' | 'beyond-own-access'>> => {
    const preset = await presetOf(trx, seat);
    if (!preset) return refuse('preset-not-found');
    return mayGive(actor, seat.journal, preset) ? ok(nameOf(preset)) : refuse('beyond-own-access');
  },

  /** An offer is worth what its giver still holds on the day that it is taken up; the preset may have grown since. */
  give: async (
    trx: Trx,
    seat: Seat,
    { id, person, by, at }: { id: string; person: string; by: string; at: Date },
  ): Promise<Result<null, 'preset-deleted' | 'inviter-cannot-give'>> => {
    const preset = await presetOf(trx, seat);
    if (!preset) return refuse('preset-deleted');
    const giver = await allThatIsHeld(trx, by);
    if (!giver || !mayGive(giver, seat.journal, preset)) return refuse('inviter-cannot-give');
    await insertAssignment(trx, { id, ...seat, person, by, at });
    return ok(null);
  },
};

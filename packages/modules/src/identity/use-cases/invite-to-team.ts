import { type Actor, isInPerson } from '@naskhah/kernel/actor';
import { ok, type Result, refuse } from '@naskhah/kernel/result';
import { noteMadeFrom, wasMadeFrom } from '../../activity/index.ts';
import { mayInviteTo } from '../domain/team-policy.ts';
import type { InvitingNeeds, Seat } from '../people-ports.ts';
import { lockInvitation } from '../store/invitation.ts';
import { personByEmail } from '../store/person.ts';
import { type NewInvitation, sendNewInvitation } from './send-new-invitation.ts';

type Refusal =
  | 'journal-not-found'
  | 'preset-not-found'
  | 'beyond-own-access'
  | 'preset-held-already'
  | 'invited-already'
  | 'not-while-switched'
  | 'not-by-key'
  | 'another-content';

/**
 * Invites an address to a journal's team, in a place that the inviter could give. Whether the address has an account is not
 * said to a journal: the name is always asked for, and kept as it was written.
 */
export const inviteToTeam =
  (needs: InvitingNeeds) =>
  (
    actor: Actor,
    { seat, ...rest }: Omit<NewInvitation, 'to'> & { seat: Seat },
  ): Promise<Result<{ id: string }, Refusal>> =>
    needs.transaction(async (trx): Promise<Result<{ id: string }, Refusal>> => {
      if (actor.kind === 'person' && actor.key !== undefined) return refuse('not-by-key');
      if (!isInPerson(actor)) return refuse('not-while-switched');
      const journal = mayInviteTo(actor, seat.journal) ? await needs.journalName(trx, seat.journal) : undefined;
      if (!journal) return refuse('journal-not-found');
      // First: of two that make the same at once the second waits here, and then finds it made.
      await noteMadeFrom(trx, rest.id, { seat, ...rest });
      const known = await lockInvitation(trx, rest.id);
      if (known && known.journal_id !== seat.journal) return refuse('journal-not-found');
      if (known)
        return (await wasMadeFrom(trx, rest.id, { seat, ...rest })) ? ok({ id: rest.id }) : refuse('another-content');
      const preset = await needs.seats.mayOffer(trx, actor, seat);
      if (!preset.ok) return preset;
      const person = await personByEmail(trx, rest.email);
      if (person && (await needs.seats.isHeld(trx, seat, person.id)))
        return refuse('preset-held-already', [{ path: 'email', code: 'preset-held-already' }]);
      return sendNewInvitation(trx, needs, actor, {
        input: { ...rest, to: { kind: 'journal', ...seat } },
        named: { to: journal, preset: preset.value },
        known: person,
      });
    });

import type { Trx } from '@naskhah/db/tables';
import { type Actor, isInPerson, type PersonActor } from '@naskhah/kernel/actor';
import { ok, type Result, refuse } from '@naskhah/kernel/result';
import { mayManagePeople } from '../domain/people-policy.ts';
import { mayInviteTo } from '../domain/team-policy.ts';
import type { InvitingNeeds } from '../people-ports.ts';
import { type Invitation, lockInvitation } from '../store/invitation.ts';

export type NotAtHand = 'invitation-not-found' | 'beyond-own-access' | 'not-while-switched' | 'not-by-key';

/** An invitation that the actor looks after: any for an Administrator, those to a journal for who could give the same. */
export const invitationAtHand = async (
  trx: Trx,
  needs: InvitingNeeds,
  actor: Actor,
  id: string,
): Promise<Result<{ invitation: Invitation; actor: PersonActor }, NotAtHand>> => {
  if (actor.kind === 'person' && actor.key !== undefined) return refuse('not-by-key');
  if (!isInPerson(actor)) return refuse('not-while-switched');
  const invitation = await lockInvitation(trx, id);
  if (!invitation) return refuse('invitation-not-found');
  if (mayManagePeople(actor)) return ok({ invitation, actor });
  const { journal_id, preset_id } = invitation;
  if (journal_id === null || !mayInviteTo(actor, journal_id)) return refuse('invitation-not-found');
  if (preset_id !== null) {
    const offer = await needs.seats.mayOffer(trx, actor, { journal: journal_id, preset: preset_id });
    if (!offer.ok && offer.refusal === 'beyond-own-access') return refuse('beyond-own-access');
  }
  return ok({ invitation, actor });
};

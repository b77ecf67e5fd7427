import { type Actor, isInPerson, may, type PersonActor } from '@naskhah/kernel/actor';

/** Who invites to a journal's team: who manages it, in person. */
export const mayInviteTo = (actor: Actor, journal: string): actor is PersonActor =>
  isInPerson(actor) && may(actor, 'team_management', journal);

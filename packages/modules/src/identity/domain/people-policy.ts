import { type Actor, isAdministrator, isInPerson, type PersonActor } from '@naskhah/kernel/actor';

/** Who looks after other people's accounts: Administrators in person, never by a key for programs. */
export const mayManagePeople = (actor: Actor): actor is PersonActor => isInPerson(actor) && isAdministrator(actor);

/** Addresses are changed by those who look after people, and by their owner in person. */
export const mayChangeEmailsOf = (actor: Actor, personId: string): actor is PersonActor =>
  (isInPerson(actor) && actor.person === personId) || mayManagePeople(actor);

import { type Actor, isAdministrator, isSwitched, type PersonActor } from '@naskhah/kernel/actor';

/** Who looks after other people's accounts: Administrators as themselves. */
export const mayManagePeople = (actor: Actor): actor is PersonActor =>
  actor.kind === 'person' && isAdministrator(actor) && !isSwitched(actor);

import type { Actor } from '@naskhah/kernel/actor';
import { eachByItself } from '@naskhah/kernel/each-by-itself';
import type { Result } from '@naskhah/kernel/result';
import type { PeopleNeeds } from '../people-ports.ts';
import { endSessions } from './end-sessions.ts';
import { grantRole } from './grant-role.ts';
import { reinstatePerson } from './reinstate-person.ts';
import { remindToConfirm } from './remind-to-confirm.ts';
import { revokeRole } from './revoke-role.ts';
import { suspendPerson } from './suspend-person.ts';

export type ActOnPeople =
  | { act: 'suspend'; reason: string }
  | { act: 'reinstate' | 'end-sessions' | 'remind-to-confirm' }
  | { act: 'grant-role' | 'revoke-role'; acl: number };

type Refusal =
  | 'person-not-found'
  | 'stale-version'
  | 'last-administrator'
  | 'not-oneself'
  | 'role-not-found'
  | 'last-role'
  | 'email-not-found'
  | 'nothing-to-confirm';

/** The act on one account; whoever chose several saw no version of each, so it is done to what is there now. */
const actOn = (
  needs: PeopleNeeds,
  actor: Actor,
  asked: ActOnPeople,
): ((personId: string) => Promise<Result<unknown, Refusal>>) => {
  switch (asked.act) {
    case 'suspend':
      return (personId) => suspendPerson(needs)(actor, { personId, version: null, reason: asked.reason });
    case 'reinstate':
      return (personId) => reinstatePerson(needs)(actor, { personId, version: null });
    case 'end-sessions':
      return (personId) => endSessions(needs)(actor, { personId, key: undefined });
    case 'remind-to-confirm':
      return (personId) => remindToConfirm(needs)(actor, personId);
    case 'grant-role':
      return (personId) => grantRole(needs)(actor, { personId, acl: asked.acl });
    case 'revoke-role':
      return (personId) => revokeRole(needs)(actor, { personId, acl: asked.acl });
  }
};

/** One act on several accounts, each by itself: refused where it would be refused for that one alone, and told of each. */
export const actOnPeople = (needs: PeopleNeeds) => (actor: Actor, people: readonly string[], asked: ActOnPeople) =>
  eachByItself(people, actOn(needs, actor, asked));

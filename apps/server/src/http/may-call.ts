import type { Access, Limit } from '@naskhah/contract/call';
import { type Actor, hasFlag, isAdministrator, maySomewhere } from '@naskhah/kernel/actor';

export type AccessAnswer = 'yes' | 'not-logged-in' | 'not-allowed' | 'not-by-key';

/** Acts on accounts are counted by these limits; no program makes them, whatever its key may do. */
const ofAccounts: readonly Limit[] = ['login', 'code'];

/** What the platform is and who may do what in it or in a journal is changed by people in person. */
const changesPowers = (access: Access): boolean =>
  access.who === 'platform' || (access.who === 'journal' && access.permission === 'team_management');

const keyAllows = (access: Access, actor: Actor, limit: Limit): boolean => {
  if (actor.kind !== 'person' || actor.key === undefined) return true;
  if (access.who === 'browser' || ofAccounts.includes(limit)) return false;
  if (limit === 'read') return true;
  return actor.key === 'write' && !changesPowers(access);
};

/** The first of the two checks: from the declaration alone. The use case asks again with the record in hand. */
export const mayCall = (access: Access, actor: Actor, limit: Limit): AccessAnswer => {
  if (!keyAllows(access, actor, limit)) return 'not-by-key';
  switch (access.who) {
    case 'nobody':
      return 'not-allowed';
    case 'anyone':
      return 'yes';
    case 'session':
    case 'browser':
      return actor.kind === 'person' ? 'yes' : actor.kind === 'link' ? 'not-allowed' : 'not-logged-in';
    case 'session-or-link':
      return actor.kind === 'person' || actor.kind === 'link' ? 'yes' : 'not-logged-in';
    case 'journal':
      if (actor.kind !== 'person') return actor.kind === 'link' ? 'not-allowed' : 'not-logged-in';
      return maySomewhere(actor, access.permission) ? 'yes' : 'not-allowed';
    case 'journal-or-platform':
      if (actor.kind !== 'person') return actor.kind === 'link' ? 'not-allowed' : 'not-logged-in';
      return maySomewhere(actor, access.permission) || access.flags.some((flag) => hasFlag(actor, flag))
        ? 'yes'
        : 'not-allowed';
    case 'platform':
      if (actor.kind !== 'person') return actor.kind === 'link' ? 'not-allowed' : 'not-logged-in';
      return access.flags.some((flag) => hasFlag(actor, flag)) || isAdministrator(actor) ? 'yes' : 'not-allowed';
  }
};

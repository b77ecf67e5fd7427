import { type Actor, isSwitched } from '@naskhah/kernel/actor';
import { ok, type Result, refuse } from '@naskhah/kernel/result';
import type { IdentityNeeds } from '../ports.ts';
import { rememberRole } from '../store/person.ts';
import { rolesOf } from '../store/role-held.ts';
import { setSessionRole } from '../store/session.ts';

/**
 * Uses another of the roles held in this session; other devices go on with theirs, and the next login begins with it. The person
 * behind a switch changes nothing but the role of this session.
 */
export const changeRole =
  (needs: IdentityNeeds) =>
  (actor: Actor, acl: number, sessionToken: string): Promise<Result<{ acl: number }, 'role-not-held'>> =>
    needs.transaction(async (trx) => {
      if (actor.kind !== 'person') return refuse('role-not-held');
      if (!(await rolesOf(trx, actor.person)).includes(acl)) return refuse('role-not-held');
      await setSessionRole(trx, needs.secret, sessionToken, acl);
      if (!isSwitched(actor)) await rememberRole(trx, actor.person, acl);
      await needs.tell(trx, actor, {
        event: 'role-in-use-was-changed',
        subject: { type: 'person', id: actor.person },
        data: { acl },
      });
      return ok({ acl });
    });

import type { Actor } from '@naskhah/kernel/actor';
import { ok, type Result, refuse } from '@naskhah/kernel/result';
import type { IdentityNeeds } from '../ports.ts';
import { useRole } from '../store/person.ts';

/** Uses another of the roles held. The person behind a switch changes nothing but the role of the person shown. */
export const changeRole =
  (needs: IdentityNeeds) =>
  (actor: Actor, acl: number): Promise<Result<{ acl: number }, 'role-not-held'>> =>
    needs.transaction(async (trx) => {
      if (actor.kind !== 'person') return refuse('role-not-held');
      if (!(await useRole(trx, actor.person, acl))) return refuse('role-not-held');
      await needs.tell(trx, actor, {
        event: 'role-in-use-was-changed',
        subject: { type: 'person', id: actor.person },
        data: { acl },
      });
      return ok({ acl });
    });

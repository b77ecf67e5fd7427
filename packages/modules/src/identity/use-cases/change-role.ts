import type { Actor } from '@naskhah/kernel/actor';
import { ok, type Result, refuse } from '@naskhah/kernel/result';
import type { IdentityNeeds } from '../ports.ts';

/** Uses another of the roles held. The person behind a switch changes nothing but the role of the person shown. */
export const changeRole =
  (needs: IdentityNeeds) =>
  (actor: Actor, acl: number): Promise<Result<{ acl: number }, 'role-not-held'>> =>
    needs.transaction(async (trx) => {
      if (actor.kind !== 'person') return refuse('role-not-held');
      const { numUpdatedRows } = await trx
        .updateTable('identity.person')
        .set({ role_in_use: acl })
        .where('id', '=', actor.person)
        .where((on) =>
          on.exists(
            on
              .selectFrom('identity.role_held')
              .select('acl')
              .where('person_id', '=', actor.person)
              .where('acl', '=', acl),
          ),
        )
        .executeTakeFirst();
      if (numUpdatedRows !== 1n) return refuse('role-not-held');
      await needs.tell(trx, actor, {
        event: 'role-in-use-was-changed',
        subject: { type: 'person', id: actor.person },
        data: { acl },
      });
      return ok({ acl });
    });

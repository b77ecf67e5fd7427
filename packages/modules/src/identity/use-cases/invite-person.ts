import type { Actor } from '@naskhah/kernel/actor';
import { ok, type Result, refuse } from '@naskhah/kernel/result';
import { mayManagePeople } from '../domain/people-policy.ts';
import type { InvitingNeeds } from '../people-ports.ts';
import { insertInvitation, isInvited, lockInvitation } from '../store/invitation.ts';
import { personByEmail, personName } from '../store/person.ts';
import { rolesOf } from '../store/role-held.ts';
import { invitedTo } from './invited-to.ts';
import { mailInvitation } from './mail-invitation.ts';

type Input = {
  id: string;
  to: { kind: 'register' } | { kind: 'role'; acl: number } | { kind: 'journal'; journal: string };
  email: string;
  name: string;
  language: 'en' | 'ms';
  message: string;
};
type Refusal =
  | 'already-registered'
  | 'invited-already'
  | 'role-held-already'
  | 'role-not-found'
  | 'journal-not-found'
  | 'person-name-missing';

/** Invites an address to register, to take a role, or to manage a journal; whoever has no account yet makes one by the link. */
export const invitePerson =
  (needs: InvitingNeeds) =>
  (actor: Actor, input: Input): Promise<Result<{ id: string }, Refusal | 'not-allowed'>> =>
    needs.transaction(async (trx) => {
      if (!mayManagePeople(actor)) return refuse('not-allowed');
      if (await lockInvitation(trx, input.id)) return ok({ id: input.id });
      const { to, email } = input;
      const name = await invitedTo(trx, needs, to);
      if (name === undefined) return refuse(to.kind === 'role' ? 'role-not-found' : 'journal-not-found');
      const known = await personByEmail(trx, email);
      if (known && to.kind === 'register')
        return refuse('already-registered', [{ path: 'email', code: 'already-registered' }]);
      if (known && to.kind === 'role' && (await rolesOf(trx, known.id)).includes(to.acl))
        return refuse('role-held-already', [{ path: 'acl', code: 'role-held-already' }]);
      if (!known && !input.name) return refuse('person-name-missing', [{ path: 'name', code: 'person-name-missing' }]);
      const now = needs.clock();
      if (await isInvited(trx, email, to, now))
        return refuse('invited-already', [{ path: 'email', code: 'invited-already' }]);

      const token = needs.randomToken();
      const invitation = {
        id: input.id,
        to,
        address: email,
        name: known?.name ?? input.name,
        language: known?.language ?? input.language,
        message: input.message,
        token,
        personId: known?.id ?? null,
        by: actor.person,
        now,
      };
      await insertInvitation(trx, needs.secret, invitation);
      await mailInvitation(trx, needs, {
        ...invitation,
        kind: to.kind,
        to: name,
        inviter: await personName(trx, actor.person),
      });
      await needs.tell(trx, actor, {
        event: 'person-was-invited',
        subject: known ? { type: 'person', id: known.id } : { type: 'person', id: input.id },
        data: { invitation: input.id, kind: to.kind },
      });
      return ok({ id: input.id });
    });

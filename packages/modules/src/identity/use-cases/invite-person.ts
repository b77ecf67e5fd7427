import type { Trx } from '@naskhah/db/tables';
import type { Actor } from '@naskhah/kernel/actor';
import { ok, type Result, refuse } from '@naskhah/kernel/result';
import { noteMadeFrom, wasMadeFrom } from '../../activity/index.ts';
import { mayManagePeople } from '../domain/people-policy.ts';
import type { InvitingNeeds } from '../people-ports.ts';
import { type InvitedTo, lockInvitation } from '../store/invitation.ts';
import { personByEmail } from '../store/person.ts';
import { rolesOf } from '../store/role-held.ts';
import { invitedTo } from './invited-to.ts';
import { type NewInvitation, sendNewInvitation } from './send-new-invitation.ts';

type To = { kind: 'register' } | { kind: 'role'; acl: number } | { kind: 'journal'; journal: string };
type Input = Omit<NewInvitation, 'to'> & { to: To };
type Refusal =
  | 'already-registered'
  | 'invited-already'
  | 'role-held-already'
  | 'role-not-found'
  | 'journal-not-found'
  | 'preset-not-found'
  | 'person-name-missing'
  | 'another-content';

const seated = async (trx: Trx, needs: InvitingNeeds, to: To): Promise<InvitedTo | undefined> => {
  if (to.kind !== 'journal') return to;
  const preset = await needs.seats.ofManagers(trx, to.journal);
  return preset === undefined ? undefined : { ...to, preset };
};

/** Invites an address to register, to take a role, or to manage a journal; whoever has no account yet makes one by the link. */
export const invitePerson =
  (needs: InvitingNeeds) =>
  (actor: Actor, input: Input): Promise<Result<{ id: string }, Refusal | 'not-allowed'>> =>
    needs.transaction(async (trx): Promise<Result<{ id: string }, Refusal | 'not-allowed'>> => {
      if (!mayManagePeople(actor)) return refuse('not-allowed');
      if (await lockInvitation(trx, input.id))
        return (await wasMadeFrom(trx, input.id, input)) ? ok({ id: input.id }) : refuse('another-content');
      await noteMadeFrom(trx, input.id, input);
      const { email } = input;
      if (input.to.kind === 'journal' && !(await needs.journalName(trx, input.to.journal)))
        return refuse('journal-not-found');
      const to = await seated(trx, needs, input.to);
      if (!to) return refuse('preset-not-found');
      const named = await invitedTo(trx, needs, to);
      if (named === undefined) return refuse('role-not-found');
      const known = await personByEmail(trx, email);
      if (known && to.kind === 'register')
        return refuse('already-registered', [{ path: 'email', code: 'already-registered' }]);
      if (known && to.kind === 'role' && (await rolesOf(trx, known.id)).includes(to.acl))
        return refuse('role-held-already', [{ path: 'acl', code: 'role-held-already' }]);
      if (!known && !input.name) return refuse('person-name-missing', [{ path: 'name', code: 'person-name-missing' }]);
      return sendNewInvitation(trx, needs, actor, {
        input: { ...input, to, name: known?.name ?? input.name },
        named,
        known,
      });
    });

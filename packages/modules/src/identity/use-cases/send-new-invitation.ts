import type { Trx } from '@naskhah/db/tables';
import type { PersonActor } from '@naskhah/kernel/actor';
import { ok, type Result, refuse } from '@naskhah/kernel/result';
import type { InvitingNeeds } from '../people-ports.ts';
import { type InvitedTo, insertInvitation, isInvited } from '../store/invitation.ts';
import { personName } from '../store/person.ts';
import type { Named } from './invited-to.ts';
import { mailInvitation } from './mail-invitation.ts';

export type NewInvitation = {
  id: string;
  to: InvitedTo;
  email: string;
  /** As it is kept; the mail greets by the name of the account, where there is one. */
  name: string;
  language: 'en' | 'ms';
  message: string;
};
type Known = { id: string; name: string; language: 'en' | 'ms' } | undefined;

/** Keeps an invitation, mails its link and says so; none goes out while the same is still open. */
export const sendNewInvitation = async (
  trx: Trx,
  needs: InvitingNeeds,
  actor: PersonActor,
  { input, named, known }: { input: NewInvitation; named: Named; known: Known },
): Promise<Result<{ id: string }, 'invited-already'>> => {
  const now = needs.clock();
  if (await isInvited(trx, input.email, input.to, now))
    return refuse('invited-already', [{ path: 'email', code: 'invited-already' }]);
  const token = needs.randomToken();
  const invitation = {
    ...input,
    address: input.email,
    language: known?.language ?? input.language,
    token,
    personId: known?.id ?? null,
    by: actor.person,
    now,
  };
  await insertInvitation(trx, needs.secret, invitation);
  await mailInvitation(trx, needs, {
    ...invitation,
    ...named,
    name: known?.name ?? input.name,
    kind: input.to.kind,
    inviter: await personName(trx, actor.person),
  });
  await needs.tell(trx, actor, {
    event: 'person-was-invited',
    subject: { type: 'person', id: known?.id ?? input.id },
    data: { invitation: input.id, kind: input.to.kind },
  });
  return ok({ id: input.id });
};

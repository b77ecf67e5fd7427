import type { Actor } from '@naskhah/kernel/actor';
import { ok, type Result, refuse } from '@naskhah/kernel/result';
import { mayManagePeople } from '../domain/people-policy.ts';
import type { PeopleNeeds } from '../people-ports.ts';
import { lockInvitation, renewInvitation, saveAnswer } from '../store/invitation.ts';
import { personName } from '../store/person.ts';
import { invitedTo, toOf } from './invited-to.ts';
import { mailInvitation } from './mail-invitation.ts';

type Refusal = 'invitation-not-found' | 'invitation-answered';

/** Mails an open invitation again, with a fresh link; one that took too long is open anew. */
export const resendInvitation =
  (needs: PeopleNeeds) =>
  (actor: Actor, id: string): Promise<Result<{ done: true }, Refusal>> =>
    needs.transaction(async (trx) => {
      const invitation = mayManagePeople(actor) ? await lockInvitation(trx, id) : undefined;
      if (!invitation || actor.kind !== 'person') return refuse('invitation-not-found');
      if (invitation.state !== 'open') return refuse('invitation-answered');
      const to = await invitedTo(trx, needs, toOf(invitation));
      if (to === undefined) return refuse('invitation-not-found');
      const token = needs.randomToken();
      const now = needs.clock();
      await renewInvitation(trx, needs.secret, { id, token, now });
      await mailInvitation(trx, needs, {
        ...invitation,
        personId: invitation.person_id,
        to,
        token,
        now,
        inviter: await personName(trx, actor.person),
      });
      await needs.tell(trx, actor, {
        event: 'invitation-was-resent',
        subject: { type: 'person', id: invitation.person_id ?? id },
        data: { invitation: id },
      });
      return ok({ done: true } as const);
    });

/** Takes an invitation back; its link is no longer good. */
export const revokeInvitation =
  (needs: PeopleNeeds) =>
  (actor: Actor, id: string): Promise<Result<{ done: true }, Refusal>> =>
    needs.transaction(async (trx) => {
      const invitation = mayManagePeople(actor) ? await lockInvitation(trx, id) : undefined;
      if (!invitation) return refuse('invitation-not-found');
      if (invitation.state === 'revoked') return ok({ done: true } as const);
      if (invitation.state !== 'open') return refuse('invitation-answered');
      await saveAnswer(trx, id, { state: 'revoked', now: needs.clock() });
      await needs.tell(trx, actor, {
        event: 'invitation-was-revoked',
        subject: { type: 'person', id: invitation.person_id ?? id },
        data: { invitation: id },
      });
      return ok({ done: true } as const);
    });

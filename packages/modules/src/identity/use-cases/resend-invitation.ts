import type { Actor } from '@naskhah/kernel/actor';
import { ok, type Result, refuse } from '@naskhah/kernel/result';
import type { PeopleNeeds } from '../people-ports.ts';
import { renewInvitation } from '../store/invitation.ts';
import { personName } from '../store/person.ts';
import { invitationAtHand, type NotAtHand } from './invitation-at-hand.ts';
import { invitedTo, toOf } from './invited-to.ts';
import { mailInvitation } from './mail-invitation.ts';

type Refusal = NotAtHand | 'invitation-answered' | 'preset-deleted';

/** Mails an open invitation again, with a fresh link and as one's own; one that took too long is open anew. */
export const resendInvitation =
  (needs: PeopleNeeds) =>
  (by: Actor, id: string): Promise<Result<{ done: true }, Refusal>> =>
    needs.transaction(async (trx): Promise<Result<{ done: true }, Refusal>> => {
      const found = await invitationAtHand(trx, needs, by, id);
      if (!found.ok) return found;
      const { invitation, actor } = found.value;
      if (invitation.state !== 'open') return refuse('invitation-answered');
      const named = await invitedTo(trx, needs, toOf(invitation));
      if (named === undefined) return refuse('invitation-not-found');
      if (invitation.kind === 'journal' && named.preset === null) return refuse('preset-deleted');
      const token = needs.randomToken();
      const now = needs.clock();
      await renewInvitation(trx, needs.secret, { id, token, by: actor.person, now });
      await mailInvitation(trx, needs, {
        ...invitation,
        ...named,
        personId: invitation.person_id,
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

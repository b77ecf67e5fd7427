import type { Actor } from '@naskhah/kernel/actor';
import { ok, type Result, refuse } from '@naskhah/kernel/result';
import type { PeopleNeeds } from '../people-ports.ts';
import { saveAnswer } from '../store/invitation.ts';
import { invitationAtHand, type NotAtHand } from './invitation-at-hand.ts';

type Refusal = NotAtHand | 'invitation-answered';

/** Takes an invitation back; its link is no longer good. */
export const revokeInvitation =
  (needs: PeopleNeeds) =>
  (by: Actor, id: string): Promise<Result<{ done: true }, Refusal>> =>
    needs.transaction(async (trx): Promise<Result<{ done: true }, Refusal>> => {
      const found = await invitationAtHand(trx, needs, by, id);
      if (!found.ok) return found;
      const { invitation, actor } = found.value;
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
